/** Part of `npm run lint`: checks that the oldest supported browsers understand what they get. */
import { ensureBuild } from "./build/up-to-date";
import { moduleFaults } from "./lint/modules";
import { allSheetFaults } from "./lint/sheets";

async function main() {
  await ensureBuild();
  const faults = [...allSheetFaults(), ...(await moduleFaults())];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new Error("older browsers do not know this, and nothing stands in");
}

main().catch((error: Error) => {
  console.error(`Not accepted: ${error.message}`);
  process.exitCode = 1;
});
