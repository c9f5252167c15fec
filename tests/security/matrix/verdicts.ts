import type { RefusalCode } from '#domain/refusals/refusals.ts';

export const kinds = ['visitor', 'stranger', 'spectator', 'participant', 'co-dm', 'owner', 'admin'] as const;
export type Kind = (typeof kinds)[number];
/** What one kind of person is told: yes, or the code of the refusal. */
export type Verdict = 'yes' | RefusalCode;
export type Verdicts = Record<Kind, Verdict>;

export interface Row {
  /** What is sent; `at` is the campaign it is about, or the world. */
  input: (at: string) => Record<string, unknown>;
  /** About a world: of the owner’s, which the participant has joined as a reader; those of other seats are strangers in it. */
  isWorldly?: true;
  /** In a campaign of the owner’s, at which the participant plays, the co-DM leads and the spectator watches. */
  own: Verdicts;
  /** In the free template, where everybody but the stranger and the administrator has taken a seat; the same where it is about no campaign. */
  template?: Verdicts;
}

export const all = (verdict: Verdict): Verdicts => ({
  visitor: 'auth.required',
  stranger: verdict,
  spectator: verdict,
  participant: verdict,
  'co-dm': verdict,
  owner: verdict,
  admin: verdict,
});
export const anybody: Verdicts = { ...all('yes'), visitor: 'yes' };
export const signedIn = all('yes');
export const nothing = () => ({});
export const about = (campaignId: string) => ({ campaignId });

/** Holds a seat, if only to watch. An administrator without one is no more at the table than a stranger. */
export const seated: Verdicts = { ...all('yes'), stranger: 'campaign.notFound', admin: 'campaign.notFound' };
export const seatedInTemplate: Verdicts = { ...all('yes'), stranger: 'campaign.notEnrolled', admin: 'campaign.notEnrolled' };
/** Plays; in the template whoever is seated plays. */
export const playing: Verdicts = { ...seated, spectator: 'campaign.spectator' };
/** Leads the table, as its owner or a co-DM. */
export const leading: Verdicts = { ...playing, participant: 'campaign.ownerOnly' };
/** May open campaigns, by their plan. */
export const creating: Verdicts = { ...all('campaign.planRequired'), owner: 'yes', admin: 'yes' };
/** Owns the campaign. */
export const owning: Verdicts = {
  ...seated,
  spectator: 'campaign.ownerOnly',
  participant: 'campaign.ownerOnly',
  'co-dm': 'campaign.ownerOnly',
};
/** An invitation that nobody has. */
export const code = 'A'.repeat(26);

/** What is permitted and then finds nothing to do says so, and not that it is forbidden. */
export const butNothingThere = (verdicts: Verdicts, code: RefusalCode): Verdicts => {
  const told = { ...verdicts };
  for (const kind of kinds) if (told[kind] === 'yes') told[kind] = code;
  return told;
};
/** Asks for a plan that they lack. */
export const asking: Verdicts = { ...all('yes'), owner: 'plan.same', admin: 'plan.isAdmin' };
