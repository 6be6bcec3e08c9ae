import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";

/** Opens something that runs in a workerd of its own, with a way to end that process at once. */
export async function withKill<Opened>(open: () => Promise<Opened>) {
  const started: ChildProcess[] = [];
  const note = (message: unknown) => started.push((message as { process: ChildProcess }).process);
  subscribe("child_process", note);
  const opened = await open();
  unsubscribe("child_process", note);

  const workerd = started.find(({ spawnfile }) => /workerd[^/\\]*$/.test(spawnfile));
  if (!workerd) throw new Error("no workerd was started");
  const exited = once(workerd, "exit");
  const kill = () => {
    workerd.kill("SIGKILL");
    return exited;
  };
  return { opened, kill };
}
