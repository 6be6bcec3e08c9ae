import { readFileSync } from "node:fs";

/** Ends this process after the npm that started it: a killed npm does not pass the signal on. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const [parent, npm] = [process.ppid, npmPid()];
  setInterval(() => {
    if (process.ppid !== parent || !isRunning(npm)) process.exit(0);
  }, 500).unref();
}

/** Some shells stay between npm and its command; others replace themselves with the command. */
function npmPid(): number {
  try {
    const [, name = "", parent] =
      readFileSync(`/proc/${process.ppid}/stat`, "utf8").match(/\((.*)\) \w (\d+)/) ?? [];
    return name.endsWith("sh") ? Number(parent) : process.ppid;
  } catch {
    // Only Linux has these files.
    return process.ppid;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
