/** What may happen to an order, and where each act lives. The webhook, the routes and the commands call these. */

// The operator, on the desk or by a command.
export { changeAddress } from "./acts/change-address";
export { correctTracking } from "./acts/correct-tracking";
export { giveProduct } from "./acts/give";
export { resendConfirmation } from "./acts/resend-confirmation";
export { sendParcel, sendParcels } from "./acts/send";
export { sendAgain } from "./acts/send-again";
export { canUndoSending, undoSending } from "./acts/undo-sending";
// The buyer.
export { countDownload } from "./files";
export { dedicate } from "./parcels";
// The payment provider reports: paid, pending, refused, captured, refunded, disputed.
export { storeEvent } from "./payment";
