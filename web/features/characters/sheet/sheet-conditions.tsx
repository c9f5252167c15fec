import type { Character } from '#domain/character/character.ts';
import { turnsText } from '#domain/character/shown-conditions.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import { conditionIds, conditions, deadlyExhaustion } from '#domain/rules/conditions.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';
import { lackingText } from '#domain/rules/needs/needs.ts';
import { listText } from '#domain/text/list-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { HandHelping, X } from 'lucide-react';
import { Stepper } from '#web/features/characters/choices/stepper.tsx';
import { useCards } from '#web/features/characters/use-characters.ts';
import { useConditionsInFight } from './effects/conditions-in-fight.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

const addable = conditionIds.filter((id) => id !== 'exhaustion');

interface ConditionsProps {
  character: Character;
  sheet: ShownSheet;
  hand: Hand;
}

/** What holds this one now, in words, and how it is laid on and lifted. */
export function Conditions({ character, sheet, hand }: ConditionsProps) {
  const own = new Set<string>(character.conditions);
  return (
    <div className="flex flex-col gap-3">
      {sheet.conditions.length === 0 ? (
        <p className="text-control text-ink-soft">No conditions.</p>
      ) : (
        <ConditionList {...{ character, sheet, hand }} />
      )}
      {hand.mayAct && <ShakeAwake character={character} hand={hand} />}
      {lackingText(character.lacking).map((line) => (
        <p key={line} className="text-note text-ink-soft">
          {line}
        </p>
      ))}
      {hand.mayAct && (
        <>
          <AddCondition own={own} hand={hand} />
          {character.ruleSet === 'srd' && (
            <Stepper
              label="Exhaustion"
              value={character.exhaustion}
              lowest={0}
              highest={deadlyExhaustion}
              onChange={(level) => void hand.act({ kind: 'exhaustion', level })}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Others of the table who sleep, each to be shaken awake at one press. */
function ShakeAwake({ character, hand }: Pick<ConditionsProps, 'character' | 'hand'>) {
  const { data: cards = [] } = useCards(character.campaignId);
  return cards
    .filter(({ id, canBeShakenAwake }) => id !== character.id && canBeShakenAwake === true)
    .map(({ id, name }) => (
      <Button
        key={id}
        variant="outline"
        size="sm"
        className="self-start"
        disabled={hand.busy}
        icon={<HandHelping aria-hidden />}
        onClick={() => void hand.act({ kind: 'shakeAwake', target: id })}
      >
        Shake {name} awake
      </Button>
    ));
}

/** From whom a condition is and how long it lasts, as a fight counts it, else as the effect says that brings it. */
function useTerms({ character, sheet }: Pick<ConditionsProps, 'character' | 'sheet'>): (id: ConditionId) => string {
  const { data: cards = [] } = useCards(character.campaignId);
  const inFight = useConditionsInFight(character);
  return (id) => {
    const shown = inFight.find(({ name }) => name === id);
    const bringing = character.activeEffects.find(({ conditions: brought = [] }) => brought.some((name) => name === id));
    const giver = conditions[id].isOfSomebody ? cards.find((card) => card.id === bringing?.from)?.name : undefined;
    const by = shown?.by ?? (giver === undefined ? [] : [giver]);
    const turns = shown?.turns ?? bringing?.until?.turns ?? null;
    const lasts = turns === null ? bringing && sheet.effects[bringing.id]?.lasts : turnsText(turns);
    return [by.length === 0 ? [] : `by ${listText(by)}`, lasts ?? [], bringing?.name ?? []].flat().join(', ');
  };
}

function ConditionList({ character, sheet, hand }: ConditionsProps) {
  const own = new Set<string>(character.conditions);
  const termsOf = useTerms({ character, sheet });
  return (
    <ul className="flex flex-col gap-2">
      {sheet.conditions.map((id) => {
        const terms = termsOf(id);
        return (
          <li key={id} className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <p className="text-control font-semibold">
                {conditions[id].name}
                {id === 'exhaustion' && ` ${character.exhaustion}`}
                {terms !== '' && <span className="font-normal"> {terms}</span>}
              </p>
              <p className="text-note text-ink-soft">{conditions[id].line}</p>
            </div>
            {hand.mayAct && own.has(id) && id !== 'exhaustion' && (
              <Button
                variant="quiet"
                size="sm"
                disabled={hand.busy}
                icon={<X aria-hidden />}
                onClick={() => void hand.act({ kind: 'removeCondition', condition: id })}
              >
                Lift<span className="sr-only"> {conditions[id].name}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function AddCondition({ own, hand }: { own: ReadonlySet<string>; hand: Hand }) {
  return (
    <SelectField
      hideLabel
      label="Add a condition"
      value=""
      disabled={hand.busy}
      onChange={(event) => {
        const condition = addable.find((id) => id === event.target.value);
        if (condition !== undefined) void hand.act({ kind: 'addCondition', condition });
      }}
    >
      <option value="">Add a condition…</option>
      {addable
        .filter((id) => !own.has(id))
        .map((id) => (
          <option key={id} value={id}>
            {conditions[id].name}
          </option>
        ))}
    </SelectField>
  );
}
