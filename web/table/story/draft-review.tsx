import { DiceCard } from '#web/features/chat/message/dice-card.tsx';
import { DraftCard } from '#web/features/narrator/draft-card.tsx';
import type { Draft } from '#contract/play/narrator-shapes.ts';

/** Drafts that wait for a DM, each with its dice. */
export function DraftReview({ drafts, personId }: { drafts: readonly Draft[]; personId: string }) {
  return drafts.map((draft) => (
    // One that is told anew is another draft, though it answers the same.
    <DraftCard key={`${draft.id}/${draft.content}`} draft={draft} personId={personId}>
      {draft.rolls.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {draft.rolls.map((roll, index) => (
            <DiceCard key={index} roll={roll} />
          ))}
        </div>
      )}
    </DraftCard>
  ));
}
