import type { RefusalCode } from '#domain/refusals.ts';

export const kinds = ['visitor', 'stranger', 'participant', 'owner', 'admin'] as const;
export type Kind = (typeof kinds)[number];
/** What one kind of person is told: yes, or the code of the refusal. */
export type Verdict = 'yes' | RefusalCode;
export type Verdicts = Record<Kind, Verdict>;

export interface Row {
  /** What is sent; `at` is the campaign it is about, or the world. */
  input: (at: string) => Record<string, unknown>;
  /** About a world: of the owner’s, which the participant has joined as a reader. */
  isWorldly?: true;
  /** In a campaign of the owner’s, at which the participant has a seat. */
  own: Verdicts;
  /** In the free template, where everybody but the stranger and the administrator has taken a seat; the same where it is about no campaign. */
  template?: Verdicts;
}

export const all = (verdict: Verdict): Verdicts => ({
  visitor: 'auth.required',
  stranger: verdict,
  participant: verdict,
  owner: verdict,
  admin: verdict,
});
export const anybody: Verdicts = { ...all('yes'), visitor: 'yes' };
export const signedIn = all('yes');
export const nothing = () => ({});
/** An invitation that nobody has. */
export const code = 'A'.repeat(26);

/** What is permitted and then finds nothing to do says so, and not that it is forbidden. */
export const butNothingThere = (verdicts: Verdicts, code: RefusalCode): Verdicts => ({
  visitor: verdicts.visitor === 'yes' ? code : verdicts.visitor,
  stranger: verdicts.stranger === 'yes' ? code : verdicts.stranger,
  participant: verdicts.participant === 'yes' ? code : verdicts.participant,
  owner: verdicts.owner === 'yes' ? code : verdicts.owner,
  admin: verdicts.admin === 'yes' ? code : verdicts.admin,
});
