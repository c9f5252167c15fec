import { commonActionRules } from '#domain/rules/common-actions.ts';
import { mustSentence } from '#domain/rules/activity/tell/must-text.ts';
import type { Must } from '#domain/rules/activity/tell/must-text.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';
import type { RefusedActs } from './why-not.ts';

interface MustFirstProps {
  /** Who acts, and as whom they are spoken of. */
  actorId: string;
  name: string;
  must: Must;
  refused: RefusedActs;
  doing: Doing;
}

/** First in the turn of whoever is driven by a spell such as Fear: what they must do, and the Dash that it begins with. */
export function MustFirst({ actorId, name, must, refused, doing }: MustFirstProps) {
  const said = mustSentence(name, must);
  if (must.what !== 'dashAway') return <p className="text-control wrap-anywhere">{said}</p>;
  const press = () => doing.step({ name: 'act', actorId, action: 'dash', targetIds: [], skill: null, text: '' });
  const aside = refused.get('dash');
  return (
    <ActionButton
      name={commonActionRules.dash.name}
      {...(aside !== undefined && { aside })}
      off={doing.busy || aside !== undefined}
      onPress={() => void press()}
    >
      {said}
    </ActionButton>
  );
}
