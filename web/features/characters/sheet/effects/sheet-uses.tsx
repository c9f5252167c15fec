import { callingsOf } from '#domain/character/classes/class-line.ts';
import type { Character } from '#domain/character/character.ts';
import { castsBy } from '#domain/character/free-casts/free-casts.ts';
import { whyNotUsed } from '#domain/character/actions/use-feature.ts';
import { hasChoice, offerOfWay } from '#domain/character/actions/offers.ts';
import { contentOfFeatures, noContent, withOwnFeatures } from '#domain/character/effects/content.ts';
import { isForFallen, levelOfWay, ownWay, waysToUse, wayText } from '#domain/character/effects/feature-ways.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { answersOwnTest } from '#domain/character/effects/answers-test.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { Use } from '#domain/character/sheet/uses.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { lazy, Suspense, useState } from 'react';
import { backText } from './back-text.ts';
import { useContent } from '#web/lib/use-content.ts';
import { useCards } from '#web/features/characters/use-characters.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

const UseDialog = lazy(() => import('#web/features/characters/use/use-dialog.tsx').then((part) => ({ default: part.UseDialog })));

const SlotsDialog = lazy(() => import('./slots-dialog.tsx').then((part) => ({ default: part.SlotsDialog })));

const ShapeDialog = lazy(() => import('./shape-dialog.tsx').then((part) => ({ default: part.ShapeDialog })));

const AnyCastDialog = lazy(() => import('./any-cast-dialog.tsx').then((part) => ({ default: part.AnyCastDialog })));

/** From here on points are told as a figure, not as pips. */
const mostPips = 6;

interface UsesProps {
  character: Character;
  sheet: Sheet;
  hand: Hand;
}

/** What can be done so often between rests, and what it does. */
export function Uses({ character, sheet: { uses }, hand }: UsesProps) {
  const { data, failed } = useContent('feature-content', callingsOf(character), () => contentOfFeatures({ classes: character.classes }));
  const content = { ...noContent, features: withOwnFeatures((data ?? noContent).features, character) };
  const isReady = failed || data !== undefined;
  return (
    <ul className="flex flex-col gap-2">
      {uses.map((use) => {
        const all = waysToUse(character, use.id, content);
        const casts = castsBy(character, use);
        // What changes a spell is chosen while one is cast, what only answers a test that fails is pressed on its card, and what is for
        // somebody who falls stands with the death saves.
        const isPressed = ({ activity }: Way) =>
          activity.activation?.cast === undefined && !answersOwnTest(activity) && !isForFallen(activity);
        const ways = casts === null ? all.filter(isPressed) : [];
        const isOffered = all.length > 0 && all.every(({ activity }) => answersOwnTest(activity));
        const isShaper = casts === null && all.some(({ activity }) => activity.activation?.cast !== undefined);
        const hint = casts === 'known' ? 'Cast its spell among the spells.' : isShaper ? castHint(all) : null;
        const own = ownWay(ways, use.id);
        const useText = own ? wayText(own, character) : '';
        return (
          <li key={use.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-0 flex-1 basis-40">
              <p className="text-control font-semibold">
                {use.name}
                {useText !== '' && <span className="figures font-normal">: {useText}</span>}
              </p>
              <p className="figures text-note text-ink-soft">
                {use.left} of {use.total} left, {backText(use.back)}
                {isOffered && '; offered with a roll that fails'}
              </p>
              {hint !== null && <p className="text-note text-ink-soft">{hint}</p>}
            </div>
            {use.total <= mostPips && <Pips left={use.left} total={use.total} />}
            {hand.mayAct && casts === 'any' && <AnyCast use={use} character={character} hand={hand} />}
            {hand.mayAct && !isOffered && casts === null && (ways.length > 0 || all.length === 0) && (
              <UseButtons use={use} ways={ways} character={character} hand={isReady ? hand : { ...hand, busy: true }} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** When the ways of a use that have no button here are used, in words. */
function castHint(ways: readonly Way[]): string {
  const names = ways.flatMap(({ activity, feature }) => (activity.activation?.cast === undefined ? [] : [feature]));
  const text = [...new Set(names)].join(' and ');
  return text === '' ? 'It is offered at 0 hit points.' : `${text} is chosen while a spell is cast.`;
}

/** The button of a feature that casts any spell of a class. */
function AnyCast({ use, character, hand }: Omit<UseButtonsProps, 'ways'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" disabled={hand.busy || use.left === 0} onClick={() => setOpen(true)}>
        Use<span className="sr-only"> {use.name}</span>
      </Button>
      <Suspense>{open && <AnyCastDialog use={use.id} character={character} hand={hand} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

interface UseButtonsProps {
  use: Use;
  ways: readonly Way[];
  character: Character;
  hand: Hand;
}

function UseButtons({ use, ways, character, hand }: UseButtonsProps) {
  const [asking, setAsking] = useState<Way | null>(null);
  const [shaping, setShaping] = useState<Way | null>(null);
  const [regaining, setRegaining] = useState<Way | null>(null);
  const { data: cards = [] } = useCards(character.campaignId);
  const hasOthers = cards.some(({ id }) => id !== character.id);
  const isPool = use.total > mostPips;
  const [only] = ways;
  const start = (way: Way | undefined) => {
    if (!way) return void hand.act({ kind: 'useFeature', use: use.id });
    if (way.activity.effects?.some(({ shape }) => shape !== undefined) === true) return setShaping(way);
    if (way.activity.gives?.some(({ kind }) => kind === 'slots') === true) return setRegaining(way);
    const offer = offerOfWay(way.activity, levelOfWay(character, way));
    const needs = offer !== null && (hasChoice([offer], hasOthers) || (isPool && way.activity.kind === 'heal'));
    return needs ? setAsking(way) : void hand.act({ kind: 'useFeature', use: use.id, way: way.key });
  };
  const button = { variant: 'outline', size: 'sm', disabled: hand.busy || use.left === 0 } as const;
  // What gives back what nobody has spent is not asked for: the server would refuse it.
  const refused = new Map(ways.map((way) => [way.key, use.left === 0 ? null : whyNotUsed(character, use.id, way)]));
  const why = ways.length === 1 && only ? (refused.get(only.key) ?? null) : null;
  return (
    <>
      {ways.length <= 1 ? (
        <>
          <Button {...button} aria-disabled={why !== null} onClick={() => start(only)}>
            Use<span className="sr-only"> {use.name}</span>
          </Button>
          {why !== null && <p className="basis-full text-note text-ink-soft">{why}</p>}
        </>
      ) : (
        <Menu
          trigger={
            <Button {...button}>
              Use<span className="sr-only"> {use.name}</span>
            </Button>
          }
        >
          {ways.map((way) => {
            const useText = wayText(way, character);
            return (
              <MenuItem
                key={way.key}
                note={refused.get(way.key)}
                disabled={(refused.get(way.key) ?? null) !== null}
                onSelect={() => start(way)}
              >
                {useText === '' ? saidBelow(use, way) : `${saidBelow(use, way)}: ${useText}`}
              </MenuItem>
            );
          })}
        </Menu>
      )}
      <Suspense>
        {shaping !== null && <AskShape way={shaping} use={use} character={character} hand={hand} onClose={() => setShaping(null)} />}
        {regaining !== null && <AskSlots way={regaining} use={use} character={character} hand={hand} onClose={() => setRegaining(null)} />}
        {asking !== null && <AskUse way={asking} use={use} character={character} hand={hand} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  );
}

/** What a way is called in the menu of a use: with its feature, where that is another. */
const saidBelow = ({ name }: Use, way: Way) => (slugOf(way.feature) === slugOf(name) ? way.name : way.title);

type AskProps = Omit<UseButtonsProps, 'ways'> & { way: Way; onClose: () => void };

/** Asks which creature's shape is taken, and takes it. */
function AskShape({ way, use, character, hand, onClose }: AskProps) {
  return (
    <ShapeDialog
      title={way.title}
      character={character}
      busy={hand.busy}
      onForget={(shape) => void hand.act({ kind: 'forgetForm', shape })}
      onTake={(shape) => void hand.act({ kind: 'useFeature', use: use.id, way: way.key, shape }).then((done) => done && onClose())}
      onClose={onClose}
    />
  );
}

/** Asks which slots come back, and regains them. */
function AskSlots({ way, use, character, hand, onClose }: AskProps) {
  return (
    <SlotsDialog
      way={way}
      character={character}
      busy={hand.busy}
      onUse={(choice) => void hand.act({ kind: 'useFeature', use: use.id, way: way.key, choice }).then((done) => done && onClose())}
      onClose={onClose}
    />
  );
}

/** Asks what a way of using something needs to know, and uses it. */
function AskUse({ way, use, character, hand, onClose }: AskProps) {
  const offer = offerOfWay(way.activity, levelOfWay(character, way));
  if (offer === null) return null;
  const isPool = use.total > mostPips && way.activity.kind === 'heal';
  return (
    <UseDialog
      title={way.title}
      action="Use"
      character={character}
      offers={[offer]}
      {...(isPool && { points: use.left })}
      busy={hand.busy}
      onUse={({ activity: _activity, ...used }) =>
        void hand.act({ kind: 'useFeature', use: use.id, way: way.key, ...used }).then((done) => done && onClose())
      }
      onClose={onClose}
    />
  );
}

function Pips({ left, total }: { left: number; total: number }) {
  return (
    <span aria-hidden className="flex gap-1">
      {Array.from({ length: total }, (_, pip) => (
        <span key={pip} className={`size-2.5 rotate-45 rounded-[2px] border border-ember ${pip < left ? 'bg-ember' : ''}`} />
      ))}
    </span>
  );
}
