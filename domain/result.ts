/** What a rule of the sheet says: yes with what it leads to, or no with one sentence a person can read. Nothing is rolled. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; why: string };

export function yes<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Refuses with one sentence. */
export function no(why: string): { ok: false; why: string } {
  return { ok: false, why };
}
