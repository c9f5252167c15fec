import { savingThrowText } from '#domain/combat/reactions/saving-throw-text.ts';
import { limits } from '#domain/limits/limits.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { countText } from '#domain/text/count-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { Swords } from 'lucide-react';
import type { OwnHero, SeenFight } from '#contract/play/combat-shapes.ts';
import { useStore } from '#web/lib/store/store.ts';
import { placing } from './around/placing.ts';
import { useSecondsLeft } from './reactions/use-seconds-left.ts';
import { HeroAfterHit } from './spells/after-hit.tsx';
import { useCombat, useDoing } from './use-combat.ts';
import type { Doing } from './use-combat.ts';
import { goingOnLook, waitingButton, waitingLook } from '#web/ui/feedback/waiting-look.ts';

interface TurnBannerProps {
  campaignId: string;
  /** Whether the fight stands beside the story, where one acts. */
  isOpen: boolean;
  /** Whether something else stands in the place of the story, which tells what happens in the fight. */
  isStoryHidden: boolean;
  /** Leads to the fight. */
  onOpen: () => void;
}

/** How long something can still be answered: seen, and not read aloud each second. */
function Seconds({ endsAt, most }: { endsAt: string | null; most: number }) {
  const left = useSecondsLeft(endsAt, most);
  return left === null ? null : <span aria-hidden className="figures">{` (${countText(left, 'second')} left)`}</span>;
}

/** Says what a fight wants of whoever looks: a save, an answer, or their turn, and leads there. Read aloud when it changes; what the open fight shows is only read aloud. Where the story is hidden it also says that a fight goes on. */
export function TurnBanner({ campaignId, isOpen, isStoryHidden, onOpen }: TurnBannerProps) {
  const { data } = useCombat(campaignId);
  const fight = data?.fight ?? null;
  const doing = useDoing(campaignId, fight);
  const hero = fight?.hero ?? null;
  const save = fight?.view.saves?.saves.find(({ saverId, roll }) => saverId === hero?.id && roll === null);
  const saveText = save && `${capitalize(save.ability)} ${savingThrowText(save.cause, 'save')}`;
  // Whoever puts an area on the map acts already.
  const isPlacing = useStore(placing, (waiting) => waiting?.campaignId === campaignId);
  const mayReact = hero?.reaction !== undefined && hero?.reaction !== null;
  const call = save ? null : mayReact ? 'You may react.' : hero?.moves.endTurn === true && !isPlacing ? 'Your turn!' : null;
  const view = fight?.view.phase === 'running' ? fight.view : null;
  const actor = view?.combatants.find(({ id }) => id === view.active)?.name;
  return (
    <>
      <p role="status" aria-live="polite" className="sr-only">
        {view && 'A fight goes on.'}
      </p>
      <p role="status" aria-live="polite" className="sr-only">
        {saveText ?? call}
      </p>
      {save && !isOpen && (
        <div className={waitingLook}>
          <DiceIcon aria-hidden className="size-4.5 text-candle" />
          <span aria-hidden>
            {saveText}
            <Seconds endsAt={fight?.view.saves?.endsAt ?? null} most={limits.saveSeconds} />
          </span>
          <Button
            variant="primary"
            size="sm"
            className={waitingButton}
            busy={doing.busy}
            onClick={() => void doing.step({ name: 'rollSaves', saverIds: [save.saverId] })}
          >
            Roll the save
          </Button>
        </div>
      )}
      {call !== null && !isOpen && (
        <button type="button" className={`${waitingLook} hover:bg-ember-wash focus-visible:-outline-offset-2`} onClick={onOpen}>
          <Swords aria-hidden className="size-4.5 text-candle" />
          <span>
            {call} Open Combat to {mayReact ? 'answer' : 'act'}.
            {mayReact && <Seconds endsAt={hero.reaction?.endsAt ?? null} most={limits.reactionSeconds} />}
          </span>
        </button>
      )}
      {view && !save && call === null && !isOpen && !isPlacing && isStoryHidden && (
        <button type="button" className={`${goingOnLook} hover:bg-ember-wash focus-visible:-outline-offset-2`} onClick={onOpen}>
          <Swords aria-hidden className="size-4.5 text-candle" />
          A fight goes on: {actor === undefined ? 'a hidden creature’s turn' : `${actor}’s turn`}. Open Combat.
        </button>
      )}
      {!isOpen && hero && fight && <StoryAfterHit {...{ hero, fight, doing }} />}
    </>
  );
}

/** What can be added to the hit that was just made, for whoever plays in the story. */
function StoryAfterHit({ hero, fight, doing }: { hero: OwnHero; fight: SeenFight; doing: Doing }) {
  const figures = fight.view.combatants;
  const name = figures.find(({ id }) => id === hero.id)?.name ?? '';
  if (fight.view.phase !== 'running') return null;
  return (
    <div className="shrink-0 px-3 py-1.5 empty:hidden">
      <HeroAfterHit {...{ hero, name, figures, doing }} />
    </div>
  );
}
