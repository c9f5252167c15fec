/** What of an installed package a newer version is compared with, part by part. */
export const partKinds = ['world', 'entry', 'tome', 'homebrew', 'map', 'table', 'stamp'] as const;
export type PartKind = (typeof partKinds)[number];

/** The key of a part. */
export const partKey = (kind: PartKind, id: string): string => `${kind}/${id}`;

/** The id in a key. */
export const idOfKey = (key: string): string => key.slice(key.indexOf('/') + 1);
