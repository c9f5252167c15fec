import type { DeedsInWords } from '#contract/play/narrator-shapes.ts';
import type { SeenFight } from '#contract/play/combat-shapes.ts';
import { calls } from '#web/lib/api.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { useCombat, useDoing } from '#web/features/combat/use-combat.ts';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Swords, X } from 'lucide-react';
import { useEffect } from 'react';
import type { SaidWords } from './said-words.ts';

interface OfferedDeedsProps {
  campaignId: string;
  words: SaidWords;
  /** Gives the focus back once nothing is left to press, for whoever goes by keys. */
  onDone: () => void;
}

/** Below the box, where no narrator plays somebody's words: the steps that their last words come to, each done by one press. */
export function OfferedDeeds({ campaignId, words, onDone }: OfferedDeedsProps) {
  const said = useStore(words.state);
  const fight = useCombat(campaignId).data?.fight ?? null;
  if (said === null || fight?.view.phase !== 'running' || (fight.hero === null && fight.view.audience !== 'dm')) return null;
  return <Offer key={said.text} {...{ campaignId, words, said, fight, onDone }} />;
}

interface OfferProps extends OfferedDeedsProps {
  said: { text: string; done: readonly string[] };
  fight: SeenFight;
}

/** The turn that words can be for: that of a hero and of those they have called is one, and whoever leads has each as theirs. */
function turnOf({ view, hero, companions }: SeenFight): string | null {
  if (view.audience === 'dm') return view.active;
  return view.active !== null && [hero, ...companions].some((one) => one?.id === view.active) ? 'own' : null;
}

function Offer({ campaignId, words, said, fight, onDone }: OfferProps) {
  const doing = useDoing(campaignId, fight);
  const turn = turnOf(fight);
  useEffect(() => words.follow(turn), [words, turn, said]);
  // The same words mean something else as the fight goes on: who stands, what is left of the turn.
  const { queryKey, queryFn } = calls.narrator.readDeeds.queryOptions({ input: { campaignId, text: said.text } });
  const { data } = useQuery({ queryKey: [...queryKey, fight.number], queryFn, placeholderData: keepPreviousData });
  const left = shown(data, said.done);
  if (!data || (left.length === 0 && !data.waits)) return null;
  const take = async (key: string, step: DeedsInWords['deeds'][number]['choices'][number]['step'], isByKey: boolean) => {
    if (!(await doing.step(step))) return;
    words.did(key);
    if (isByKey) onDone();
  };
  return (
    <section
      aria-label="Your words in the fight"
      className="flex items-start gap-2 rounded-control bg-candle-wash px-2.5 py-1.5 text-note text-ink"
    >
      <Swords aria-hidden className="mt-2 size-4 shrink-0 text-candle narrow:mt-3.5" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p role="status" className={left.some(({ says }) => says !== null) || data.waits ? 'py-1.5' : 'sr-only'}>
          {spoken(data, left)}
        </p>
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          {left.flatMap(({ key, choices }) =>
            choices.map(({ label, step }) => (
              <Button
                key={`${key} ${label}`}
                variant="primary"
                size="sm"
                long
                className="!min-h-9 narrow:!min-h-11 short:!min-h-11"
                busy={doing.busy}
                // A press by a key has no place on the screen.
                onClick={({ detail }) => void take(key, step, detail === 0)}
              >
                {label}
              </Button>
            )),
          )}
        </div>
      </div>
      <IconButton
        label="Leave these words as they are"
        size="sm"
        icon={<X aria-hidden />}
        onClick={({ detail }) => {
          words.drop();
          if (detail === 0) onDone();
        }}
      />
    </section>
  );
}

/** What of the words is not done yet. What cannot be done is said while nothing of them was done. */
function shown(data: DeedsInWords | undefined, done: readonly string[]): DeedsInWords['deeds'] {
  return (data?.deeds ?? []).filter(({ key, isRefused }) => !done.includes(key) && !(isRefused && done.length > 0));
}

function spoken({ waits }: DeedsInWords, left: DeedsInWords['deeds']): string {
  if (waits) return 'What you said can be done here when you can act.';
  const said = left.flatMap(({ says }) => says ?? []);
  return said.length > 0 ? said.join(' ') : `Ready: ${left.flatMap(({ choices }) => choices.map(({ label }) => label)).join(', ')}.`;
}
