/** Whether something was refused with this code, whichever way it was asked for. */
export function isRefusedAs(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
