// Runs in every page of `npm run dev`. Its own URL names the stream of changes.
const changes = new URL(import.meta.url).searchParams.get("changes");
new EventSource(changes).onmessage = () => location.reload();
