import { problems, refusals } from "~/content/desk-orders";
import type { DeskAct } from "~/http/desk";
import { sendParcels, undoSending } from "~/orders/order";
import { isTrackingUrl } from "~/orders/tracking";
import type { DeskProblem } from "~/shared/desk";
import { tickName, trackingName, versionName } from "./fields";

/** Marks the ticked parcels as sent, each with the tracking link beside it. */
export const sendTicked: DeskAct = async ({ form, store }) => {
  const typed = typedLinks(form);
  const sendings = form.getAll(tickName).map((ticked) => {
    const reference = String(ticked);
    const tracking = typed[trackingName(reference)] || null;
    return { reference, tracking, version: Number(form.get(versionName(reference))) };
  });
  const refused = { act: "parcel.sent", typed } as const;
  if (sendings.length === 0) return { ...refused, status: 400, message: problems.noneTicked };
  const wrong = sendings.find(({ tracking }) => tracking && !isTrackingUrl(tracking));
  if (wrong) {
    const { reference } = wrong;
    const message = `${reference} : ${problems.tracking}`;
    return { ...refused, status: 400, message, field: trackingName(reference) };
  }
  const outcomes = await sendParcels(store("parcel.sent"), sendings);
  const failures = outcomes.flatMap((outcome, index) => {
    const reference = sendings[index]?.reference ?? "";
    if (outcome.kind === "changed") return [`${reference} (${problems.changedParcel})`];
    return outcome.kind === "refused" ? [`${reference} (${refusals[outcome.reason]})`] : [];
  });
  if (failures.length > 0)
    return { ...refused, status: 409, message: problems.some(failures.join(", ")) };
  const count = outcomes.filter(({ kind }) => kind === "done").length;
  return { act: "parcel.sent", count: count || outcomes.length, already: count === 0 };
};

/** Takes one sending of the last hour back. */
export const undoOne: DeskAct = async ({ form, store }): Promise<Awaited<ReturnType<DeskAct>>> => {
  const reference = String(form.get("reference"));
  const version = Number(form.get("version"));
  const outcome = await undoSending(store("parcel.undone"), { reference, version });
  const refused = (message: string): DeskProblem => ({
    status: 409,
    act: "parcel.undone",
    message,
  });
  if (outcome.kind === "refused") return refused(`${reference} : ${refusals[outcome.reason]}`);
  if (outcome.kind === "changed") return refused(`${reference} : ${problems.changed}`);
  return { act: "parcel.undone", already: outcome.kind === "already", reference };
};

/** What was typed beside each parcel, to be shown again. */
function typedLinks(form: FormData): Record<string, string> {
  const links = [...form].filter(([name]) => name.startsWith(trackingName("")));
  return Object.fromEntries(links.map(([name, link]) => [name, String(link).trim()]));
}
