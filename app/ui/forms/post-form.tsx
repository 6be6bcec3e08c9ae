import { useSubmit } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";

/**
 * A form that posts to the page it stands on. Remix's `<Form>` would write the current address into
 * the HTML, the first visitor's ad parameters with it, and the page cache would give them to everybody.
 */
export function PostForm({ onSubmit, ...form }: ComponentPropsWithoutRef<"form">) {
  const submit = useSubmit();
  return (
    <form
      {...form}
      method="post"
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        submit(event.currentTarget);
      }}
    />
  );
}
