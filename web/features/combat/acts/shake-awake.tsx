import { commonActionRules } from '#domain/rules/common-actions.ts';
import { listText } from '#domain/text/list-text.ts';
import { isFoe } from '#domain/combat/sides.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import type { RefusedActs } from './why-not.ts';

interface ShakeAwakeProps {
  /** Who acts. */
  actorId: string;
  figures: readonly Figure[];
  refused: RefusedActs;
  doing: Doing;
}

/** What can be done for friends under something that help ends, such as a magic sleep: the Help action for each, at one press. */
export function ShakeAwake({ actorId, figures, refused, doing }: ShakeAwakeProps) {
  const side = figures.find(({ id }) => id === actorId)?.side ?? 'heroes';
  const { name: help } = commonActionRules.help;
  const aside = refused.get('help');
  return figures
    .filter((one) => one.id !== actorId && !isFoe(side, one.side) && (one.helpEnds ?? []).length > 0)
    .map(({ id, name, helpEnds = [] }) => (
      <ActionButton
        key={id}
        name={`${help}: ${name}`}
        {...(aside !== undefined && { aside })}
        off={doing.busy || aside !== undefined}
        onPress={() => void doing.step({ name: 'act', actorId, action: 'help', targetIds: [id], skill: null, text: '' })}
      >
        an action within 5 feet ends {listText(helpEnds)}
      </ActionButton>
    ));
}
