/** Part of `npm run lint`: checks that the oldest supported browsers support what they are sent. */
import { ensureBuild } from "./build/up-to-date";
import { moduleFaults } from "./lint/modules";
import { allSheetFaults } from "./lint/sheets";

async function main() {
  await ensureBuild();
  const faults = [...allSheetFaults(), ...(await moduleFaults())];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0)
    throw new Error("older browsers do not support this, and there is no fallback");
}

main().catch((error: Error) => {
  console.error(`Lint failed: ${error.message}`);
  process.exitCode = 1;
});
