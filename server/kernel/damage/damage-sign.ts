/** What a failed statement says of damage: the file or the relation it was met in, where it names one. */
export interface Sign {
  /** A relation's file in the database's folder, such as `base/5/16384`. */
  file: string | null;
  relation: string | null;
  message: string;
}

/** SQLSTATE of a write to a table whose writes are stopped. */
export const STOPPED = 'HL001';
/** Corrupted data, and a corrupted index. */
const CORRUPTED = ['XX001', 'XX002'];
/** A file that is gone, and one that the system cannot read: signs of damage where they are the database's own files. */
const FILE_TROUBLE = ['58P01', '58030'];

const FILE = /"((?:base|global|pg_tblspc)\/[\w./]+?)(?:\.\d+)?"/;
const TOAST = /\b(pg_toast_\d+)\b/;
const INDEX = /index "([^"]+)"/;
/** Which transactions were committed is kept beside the tables. */
const STATUS_GONE = /^could not access status of transaction/;

/** The sign of damage in an error of the database; null in every other. */
export function signOf(error: unknown): Sign | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  const { code, message } = error;
  const isFileTrouble = FILE_TROUBLE.includes(String(code));
  const isStatusGone = STATUS_GONE.test(message);
  if (!isFileTrouble && !isStatusGone && !CORRUPTED.includes(String(code))) return null;
  const [, file = null] = FILE.exec(message) ?? [];
  if (isFileTrouble && !isStatusGone && file === null) return null;
  const [, relation = null] = TOAST.exec(message) ?? INDEX.exec(message) ?? [];
  return { file, relation, message: message };
}

/** Whether an error, or one that caused it, is damage that was met, or a write that was stopped for it. */
export function isDamage(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (signOf(each) !== null || ('code' in each && each.code === STOPPED)) return true;
  }
  return false;
}
