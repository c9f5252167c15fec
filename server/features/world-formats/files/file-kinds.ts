export interface FileKind {
  type: string;
  extensions: string[];
  /** Whether bytes can be of this kind. */
  fits: (bytes: Uint8Array) => boolean;
  isPicture: boolean;
  isText: boolean;
}

const startsWith =
  (signature: number[], offset = 0) =>
  (bytes: Uint8Array) =>
    signature.every((byte, at) => bytes[offset + at] === byte);
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const both = (one: FileKind['fits'], other: FileKind['fits']) => (bytes: Uint8Array) => one(bytes) && other(bytes);

const picture = (type: string, extensions: string[], fits: FileKind['fits']): FileKind => ({
  type,
  extensions,
  fits,
  isPicture: true,
  isText: false,
});
const document = (type: string, extensions: string[], fits: FileKind['fits']): FileKind => ({
  type,
  extensions,
  fits,
  isPicture: false,
  isText: false,
});
const text = (type: string, extensions: string[]): FileKind => ({ type, extensions, fits: isText, isPicture: false, isText: true });

const isZip = startsWith([0x50, 0x4b, 0x03, 0x04]);

/** Signatures of what is never text, whatever its name says. */
const binary = [
  isZip,
  startsWith([0x50, 0x4b, 0x05, 0x06]),
  startsWith([0x7f, ...ascii('ELF')]),
  startsWith([...ascii('MZ'), 0x90]),
  startsWith(ascii('%PDF-')),
  startsWith(ascii('Rar!')),
  startsWith([0x1f, 0x8b]),
];

function isText(bytes: Uint8Array): boolean {
  return !binary.some((fits) => fits(bytes));
}

/** Every kind of file that a world keeps. The first extension is the one written. */
const fileKinds: FileKind[] = [
  picture('image/png', ['png', 'apng'], startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  picture('image/jpeg', ['jpg', 'jpeg'], startsWith([0xff, 0xd8, 0xff])),
  picture('image/gif', ['gif'], startsWith(ascii('GIF8'))),
  picture('image/webp', ['webp'], both(startsWith(ascii('RIFF')), startsWith(ascii('WEBP'), 8))),
  picture('image/avif', ['avif'], both(startsWith(ascii('ftyp'), 4), startsWith(ascii('avi'), 8))),
  { ...picture('image/svg+xml', ['svg'], isText), isText: true },
  document('application/pdf', ['pdf'], startsWith(ascii('%PDF-'))),
  document('application/msword', ['doc'], startsWith([0xd0, 0xcf, 0x11, 0xe0])),
  document('application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['docx'], isZip),
  text('text/plain', ['txt']),
  text('text/markdown', ['md', 'markdown']),
  text('application/json', ['json']),
];

export function kindOfPath(path: string): FileKind | null {
  const extension = extensionOf(path);
  return fileKinds.find(({ extensions }) => extensions.includes(extension)) ?? null;
}

export function kindOfType(type: string): FileKind | null {
  return fileKinds.find((kind) => kind.type === type) ?? null;
}

/** The kind of picture that bytes are; null when they are none. */
export function pictureOf(bytes: Uint8Array): FileKind | null {
  return fileKinds.find((kind) => kind.isPicture && !kind.isText && kind.fits(bytes)) ?? null;
}

/** In small letters and without its dot; '' where a name has none. */
export function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
