// Runs in every page of `npm run dev`, which names the stream of changes in this script's address.
const changes = new URL(import.meta.url).searchParams.get("changes");
new EventSource(changes).onmessage = () => location.reload();
