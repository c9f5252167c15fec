import type { LoreAudience } from '#domain/permissions/audience.ts';

/** Who may read something, as people say it: "Everyone", "DM only", or the names. Who is not known any more is "a former member". */
export function audienceText(audience: LoreAudience, nameOf: (id: string) => string | undefined): string {
  if (audience === 'everyone') return 'Everyone';
  if (audience === 'dm') return 'DM only';
  const names = audience.map(nameOf).filter((name) => name !== undefined);
  const unknown = audience.length - names.length;
  const former = unknown === 0 ? [] : [unknown === 1 ? 'a former member' : `${unknown} former members`];
  return new Intl.ListFormat('en', { type: 'conjunction' }).format([...names, ...former]);
}
