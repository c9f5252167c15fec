import type { Character } from '#domain/character/character.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import type { ShownUse, ShownWay } from '#domain/character/shown/shown-uses.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { lazy, Suspense, useState } from 'react';
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
  uses: readonly ShownUse[];
  /** What can be chosen with a spell to change it. */
  shapers: ShownSheet['shapers'];
  hand: Hand;
}

/** What can be done so often between rests, and what it does. */
export function Uses({ character, uses, shapers, hand }: UsesProps) {
  return (
    <ul className="flex flex-col gap-2">
      {uses.map((use) => {
        const hint = hintOf(use);
        return (
          <li key={use.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-0 flex-1 basis-40">
              <p className="text-control font-semibold">
                {use.name}
                {use.text !== '' && <span className="figures font-normal">: {use.text}</span>}
              </p>
              <p className="figures text-note text-ink-soft">
                {use.total === 0 ? 'as often as you like' : `${use.left} of ${use.total} left, ${use.backText}`}
                {use.isOffered && '; offered with a roll that fails'}
              </p>
              {use.formsToChoose !== null && <p className="text-note text-ink-soft">{use.formsToChoose}</p>}
              {hint !== null && <p className="text-note text-ink-soft">{hint}</p>}
            </div>
            {use.total > 0 && use.total <= mostPips && <Pips left={use.left} total={use.total} />}
            {hand.mayAct && use.casts === 'any' && <AnyCast {...{ use, character, shapers, hand }} />}
            {hand.mayAct && !use.isOffered && use.casts === null && (use.ways.length > 0 || !use.hasWays) && (
              <UseButtons use={use} character={character} hand={hand} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** When what has no button here is used, in words. */
function hintOf({ casts, shapers }: ShownUse): string | null {
  if (casts === 'known') return 'Cast its spell among the spells.';
  return shapers && `${shapers.join(' and ')} is chosen while a spell is cast.`;
}

/** The button of a feature that casts any spell of a class. */
function AnyCast({ use, character, shapers, hand }: UseButtonsProps & Pick<UsesProps, 'shapers'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" disabled={hand.busy || use.left === 0} onClick={() => setOpen(true)}>
        Use<span className="sr-only"> {use.name}</span>
      </Button>
      <Suspense>
        {open && <AnyCastDialog use={use.id} name={use.name} {...{ character, shapers, hand }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

interface UseButtonsProps {
  use: ShownUse;
  character: Character;
  hand: Hand;
}

function UseButtons({ use, character, hand }: UseButtonsProps) {
  const { ways } = use;
  const [asking, setAsking] = useState<ShownWay | null>(null);
  const [shaping, setShaping] = useState<ShownWay | null>(null);
  const [warned, setWarned] = useState<ShownWay | null>(null);
  const [regaining, setRegaining] = useState<ShownWay | null>(null);
  const { data: cards = [] } = useCards(character.campaignId);
  const hasOthers = cards.some(({ id }) => id !== character.id);
  const isPool = use.total > mostPips;
  const [only] = ways;
  const start = (way: ShownWay | undefined) => {
    if (!way) return void hand.act({ kind: 'useFeature', use: use.id });
    if (takesShape(way)) return setShaping(way);
    if (way.asksSlots) return setRegaining(way);
    const isAsked = hasOthers ? way.asks.withOthers : way.asks.alone;
    const needs = way.offer !== null && (isAsked || (isPool && way.activity.kind === 'heal'));
    if (needs) return setAsking(way);
    return way.warns === null ? void hand.act({ kind: 'useFeature', use: use.id, way: way.key }) : setWarned(way);
  };
  const shapes = ways.find(takesShape);
  const button = { variant: 'outline', size: 'sm', disabled: hand.busy || !use.isOpen } as const;
  const why = ways.length === 1 && only ? only.refused : null;
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
          {ways.map((way) => (
            <MenuItem key={way.key} note={way.refused} disabled={way.refused !== null} onSelect={() => start(way)}>
              {way.text === '' ? way.label : `${way.label}: ${way.text}`}
            </MenuItem>
          ))}
        </Menu>
      )}
      {shapes && <FormsButton name={use.name} busy={hand.busy} onPress={() => setShaping(shapes)} />}
      {warned !== null && <AskAgain way={warned} use={use} character={character} hand={hand} onClose={() => setWarned(null)} />}
      <Suspense>
        {shaping !== null && <AskShape way={shaping} use={use} character={character} hand={hand} onClose={() => setShaping(null)} />}
        {regaining !== null && <AskSlots way={regaining} use={use} character={character} hand={hand} onClose={() => setRegaining(null)} />}
        {asking !== null && <AskUse way={asking} use={use} character={character} hand={hand} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  );
}

const takesShape = ({ activity }: ShownWay) => activity.effects?.some(({ shape }) => shape !== undefined) === true;

type AskProps = UseButtonsProps & { way: ShownWay; onClose: () => void };

/** Opens the forms that are known and those to choose from. */
function FormsButton({ name, busy, onPress }: { name: string; busy: boolean; onPress: () => void }) {
  return (
    <Button variant="quiet" size="sm" disabled={busy} onClick={onPress}>
      Forms<span className="sr-only"> of {name}</span>
    </Button>
  );
}

/** Asks once more before something is used for nothing. */
function AskAgain({ way, use, hand, onClose }: AskProps) {
  return (
    <ConfirmDialog
      open
      tone="plain"
      title={way.title}
      question={way.warns ?? ''}
      action="Use it all the same"
      busy={hand.busy}
      onConfirm={() => void hand.act({ kind: 'useFeature', use: use.id, way: way.key, allTheSame: true }).then((done) => done && onClose())}
      onClose={onClose}
    />
  );
}

/** Asks which creature's shape is taken, and takes it. */
function AskShape({ way, use, character, hand, onClose }: AskProps) {
  return (
    <ShapeDialog
      title={way.title}
      character={character}
      busy={hand.busy}
      refused={use.isOpen ? way.refused : `No use of ${use.name} is left.`}
      onLearn={(shape) => void hand.act({ kind: 'learnForm', shape })}
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
  const { offer } = way;
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
