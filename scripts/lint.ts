/** Part of `npm run lint`: checks that sheets keep to one system, and that the oldest supported
 * browsers support what they are sent. */
import { ensureBuild } from "./build/up-to-date";
import { moduleFaults } from "./lint/modules";
import { allSheetFaults } from "./lint/sheets";
import { allSystemFaults } from "./lint/system";

async function main() {
  await ensureBuild();
  report(allSystemFaults(), "see scripts/lint/system.json");
  report(
    [...allSheetFaults(), ...(await moduleFaults())],
    "older browsers do not support this, and there is no fallback",
  );
}

/** @throws {Error} if there are faults */
function report(faults: readonly string[], meaning: string) {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new Error(meaning);
}

main().catch((error: Error) => {
  console.error(`Lint failed: ${error.message}`);
  process.exitCode = 1;
});
