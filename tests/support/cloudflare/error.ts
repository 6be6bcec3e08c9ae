/** An error of Cloudflare's API, with its number. */
export class ApiError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly status = 404,
  ) {
    super(message);
  }
}
