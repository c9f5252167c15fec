import type { SeenCard } from '#contract/play/characters-shapes.ts';
import { listText } from '#domain/text/list-text.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Hourglass, Sparkles } from 'lucide-react';
import { AwardButton } from '#web/features/characters/advancement/award-button.tsx';
import { EndDayButton } from '#web/features/characters/days/end-day-button.tsx';
import { askOnce } from '#web/features/characters/ask-once.ts';
import { tellChange } from '#web/features/characters/use-act.ts';
import { takeSheet } from '#web/features/characters/take-sheet.ts';

const passives = [
  ['perception', 'Perception', 'Perc.'],
  ['investigation', 'Investigation', 'Inv.'],
  ['insight', 'Insight', 'Ins.'],
] as const;

/** What whoever leads wants to know of all heroes at once: armor class, passive scores, and inspiration, experience and levels to give. */
export function PartyTable({ cards, byMilestone }: { cards: readonly SeenCard[]; byMilestone?: boolean }) {
  const heroes = cards.filter(({ isDamaged, life }) => !isDamaged && life !== 'dead');
  return (
    <div className="flex flex-col gap-1">
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-control">
          <caption className="pb-1 text-left text-note font-semibold text-ink-soft">The party: armor class and passive scores</caption>
          <thead>
            <tr className="text-note text-ink-soft">
              <th scope="col" className="py-1 text-left font-semibold">
                Hero
              </th>
              <th scope="col" className="px-1 font-semibold whitespace-nowrap">
                AC
              </th>
              {passives.map(([id, whole, short]) => (
                <th key={id} scope="col" className="px-1 font-semibold whitespace-nowrap">
                  <abbr title={`Passive ${whole.toLowerCase()}`} className="no-underline">
                    {short}
                  </abbr>
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">Heroic Inspiration</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {heroes.map((card) => (
              <tr key={card.id} className="border-t border-line">
                <th scope="row" className="w-full max-w-0 min-w-20 truncate py-1 pr-2 text-left font-semibold" title={card.name}>
                  {card.name}
                </th>
                <td className="figures px-1 text-center whitespace-nowrap">{card.armorClass}</td>
                {passives.map(([id]) => (
                  <td key={id} className="figures px-1 text-center whitespace-nowrap">
                    {card.passive?.[id] ?? '–'}
                  </td>
                ))}
                <td className="py-1 pl-1 text-right whitespace-nowrap">
                  <Inspire card={card} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-1">
        {heroes.length > 0 && <AwardButton heroes={heroes} byMilestone={byMilestone} />}
        <EndDayButton heroes={heroes} />
        <TimePasses heroes={heroes.filter(({ endsByTime }) => endsByTime)} />
      </div>
    </div>
  );
}

/** Lets minutes pass for everybody who bears something that they end. */
function TimePasses({ heroes }: { heroes: readonly SeenCard[] }) {
  const passing = useMutation({
    mutationFn: async () => {
      const act = { kind: 'passTime' as const };
      for (const { id: characterId, campaignId } of heroes) {
        takeSheet(await askOnce({ campaignId, id: characterId }, act, (id) => api.characters.act({ campaignId, characterId, id, act })));
      }
      notify.done('Minutes pass', `What lasts less than an hour has ended for ${listText(heroes.map(({ name }) => name))}.`);
    },
    onError: (error) => notify.refusal(error, { title: 'Not ended', sentence: 'The server did not answer. Please try again.' }),
  });
  if (heroes.length === 0) return null;
  return (
    <Button
      className="self-start"
      variant="quiet"
      size="sm"
      busy={passing.isPending}
      icon={<Hourglass aria-hidden />}
      title={`Ends what lasts less than an hour on ${listText(heroes.map(({ name }) => name))}`}
      onClick={() => passing.mutate()}
    >
      Minutes pass
    </Button>
  );
}

function Inspire({ card: { id: characterId, campaignId, name, inspiration } }: { card: SeenCard }) {
  const giving = useMutation({
    mutationFn: () => {
      const act = { kind: 'inspiration' as const, held: true };
      return askOnce({ campaignId, id: characterId }, act, (id) => api.characters.act({ campaignId, characterId, id, act }));
    },
    onSuccess: (changed) => {
      takeSheet(changed);
      tellChange(campaignId, characterId, 'Inspiration', changed);
    },
    onError: (error) => notify.refusal(error, { title: 'Not given', sentence: 'The server did not answer. Please try again.' }),
  });
  if (inspiration) {
    return (
      <span className="inline-flex items-center gap-1 px-2 text-note font-semibold text-candle">
        <Sparkles aria-hidden className="size-4" />
        Inspired
      </span>
    );
  }
  return (
    <Button variant="quiet" size="sm" busy={giving.isPending} title="Give Heroic Inspiration" onClick={() => giving.mutate()}>
      Inspire<span className="sr-only"> {name}</span>
    </Button>
  );
}
