import { defineConfig } from "drizzle-kit";

/** `drizzle-kit generate` writes flat SQL files, the layout that `wrangler d1 migrations apply` reads. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./app/db/schema",
  out: "./migrations",
});
