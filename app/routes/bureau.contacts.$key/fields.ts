/** Agrees to a merge with the address that it holds. */
export const mergeName = "reunir";
