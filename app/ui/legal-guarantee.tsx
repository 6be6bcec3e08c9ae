import { guaranteeNotice, guaranteeText } from "~/content/guarantee-notice";

/** The legal guarantee of goods: the official notice, in words until its file is there. */
export function LegalGuarantee() {
  if (!guaranteeNotice) return guaranteeText;
  return (
    <img {...guaranteeNotice} className="guarantee-notice" alt={guaranteeText} loading="lazy" />
  );
}
