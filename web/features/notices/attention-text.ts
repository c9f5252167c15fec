interface TabState {
  /** Who acts in a fight that goes on; null where nobody does. */
  acting: { name: string; isMine: boolean } | null;
  /** Whether actions are collected, and how the person's own hand stands. */
  collecting: boolean;
  hand: { up: boolean; intent: string | null } | null;
  /** Replies that wait for the person to post them. */
  drafts: number;
}

/** What is most urgent at a table, in as few words as the name of a tab has room for. */
export function attentionText({ acting, collecting, hand, drafts }: TabState): string | undefined {
  if (acting?.isMine || (collecting && hand?.up && hand.intent === null)) return 'Your turn';
  if (drafts > 0) return 'Draft waiting';
  if (acting !== null) return `${acting.name}’s turn`;
  return collecting ? 'Collecting actions' : undefined;
}
