const FILE_NAME_BYTES = 150;
const signs = new Intl.Segmenter('en');
/** Names that Windows keeps for devices, with or without an extension. */
const devices = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=$|\.)/i;

/**
 * A name as the name of a file on every system and in Obsidian, without its extension: no signs that a system or a link
 * reads as something else, no device's name, nothing invisible, at most 150 bytes. Empty names become "Untitled".
 */
export function safeName(name: string): string {
  const printable = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cn}\p{Co}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\u200B\u200E\u200F\uFFFD]/gu, '')
    .replaceAll(/["*/:<>?\\|#^[\]%]+/g, '-')
    .replaceAll(/\s+/g, ' ');
  const short = cut(printable.trim())
    .replace(/^[.\s~]+/, '')
    .replace(/[.\s]+$/, '');
  const safe = short === '' ? 'Untitled' : short;
  return devices.test(safe) ? `_${safe}` : safe;
}

function cut(name: string): string {
  let length = 0;
  let short = '';
  for (const { segment } of signs.segment(name.slice(0, FILE_NAME_BYTES))) {
    length += Buffer.byteLength(segment);
    if (length > FILE_NAME_BYTES) break;
    short += segment;
  }
  return short.toWellFormed().replaceAll('\uFFFD', '');
}

/** What two names share when a system cannot tell them apart. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFC');
}
