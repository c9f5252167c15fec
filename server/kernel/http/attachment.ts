import { safeName } from '#server/kernel/files/safe-name.ts';

/** The header of a file that is saved under a name that somebody gave; `plain` is what a browser that knows no such names calls it. */
export function attachment(name: string, plain: string, ending: string): { 'content-disposition': string } {
  return { 'content-disposition': `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${headerName(name)}.${ending}` };
}

/** A name as a header may hold it. */
function headerName(name: string): string {
  return encodeURIComponent(safeName(name)).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
