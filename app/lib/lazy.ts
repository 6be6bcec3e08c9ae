export function lazy<Value>(make: () => Value): () => Value {
  let computed: { value: Value } | undefined;
  return () => {
    computed ??= { value: make() };
    return computed.value;
  };
}
