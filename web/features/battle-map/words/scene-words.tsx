import { standingAround } from '#domain/battle-map/around.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import type { OpenLock } from '#web/features/battle-map/data/door-work.ts';
import { airText } from './air-text.ts';
import { DoorRow } from './door-row.tsx';
import { doorsOf } from './doors.ts';
import { Row } from './row.tsx';
import { fighterFor } from '#web/features/battle-map/data/fighter.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ReactNode } from 'react';
import { ambientNames, bearingText, cellText, fighterText, lightText, sideNames } from './token-text.ts';

/** What is done from the list of those who are here. */
interface PeopleDeeds {
  onWalk: (token: TokenView) => void;
  /** One's own hero goes beside somebody. */
  onBeside: (token: TokenView) => void;
  /** Those whom the area that is being placed would catch; null where none is. */
  caught: readonly Pick<TokenView, 'id'>[] | null;
  /** What else those who lead do with a token. */
  actionsOf: (token: TokenView) => ReactNode;
}

interface SceneWordsProps {
  scene: Scene;
  leads: boolean;
  fighters: readonly Fighter[];
  from: TokenView | null;
  /** Null for a map on which nobody ever stands. */
  people: PeopleDeeds | null;
  /** Whether everybody sees it; for screen readers it is always there. */
  isShown: boolean;
  /** Who fights, where a fight goes on. */
  fight: readonly Fighter[] | null;
  onTurn: (door: Wall) => void;
  /** Draws a door into the fight. */
  onAim?: (door: Wall) => void;
  /** Has a hero beside a locked door try to open it. */
  onLock?: OpenLock;
  /** Has a door stand as it is given, in the place of what it was. */
  onDoor: (door: Wall) => void;
}

/** The scene in words: everybody, the doors and the lights, from one's own hero. */
export function SceneWords(props: SceneWordsProps) {
  const { scene, leads, fighters, from, people, isShown } = props;
  const { map, grid } = scene;
  const doors = doorsOf(scene, leads, props.fight);
  return (
    <section
      aria-label="The scene in words"
      className={classNames(
        'flex flex-col gap-4 rounded-card border border-line bg-surface p-4',
        // Whoever gets here by keys has to see where they are.
        !isShown && 'sr-only focus-within:not-sr-only',
      )}
    >
      <p className="text-control text-ink-soft">
        {map.name}, {grid.columns} by {grid.rows} {grid.kind === 'hex' ? 'hexes' : 'squares'} of 5 feet. {ambientNames[map.ambient]}.
        {from !== null && ` As seen from ${from.name}, ${cellText(grid, from.cell)}.`}
      </p>
      {people !== null && (
        <WordList title="Who is here" none="Nobody is in sight.">
          {inOrder(scene, from).map((token) => (
            <TokenRow key={token.id} {...{ ...people, scene, fighters, from, token }} />
          ))}
        </WordList>
      )}
      {airText(map) !== '' && <p className="text-control">{airText(map)}</p>}
      <WordList title="Doors" none="No doors are known.">
        {doors.map((known) => (
          <DoorRow key={known.door.between.join()} {...{ ...props, known }} />
        ))}
      </WordList>
      {map.lights.length > 0 && (
        <WordList title="Lights" none="">
          {map.lights.map((light) => (
            <Row key={light.cell} text={`${lightText(light)}, ${lampPlace(scene, light.cell, from)}`} />
          ))}
        </WordList>
      )}
    </section>
  );
}

/** Oneself first, then the nearest. */
function inOrder({ grid, map }: Scene, from: TokenView | null): TokenView[] {
  if (from === null) return map.tokens;
  const near = standingAround(grid, from, map.tokens).flatMap(({ id }) => map.tokens.find((token) => token.id === id) ?? []);
  return [from, ...near];
}

function lampPlace({ grid }: Scene, cell: number, from: TokenView | null): string {
  const [lamp] = from === null ? [] : standingAround(grid, from, [{ id: 'lamp', cell, size: 1 }]);
  return lamp === undefined || from === null ? cellText(grid, cell) : `${bearingText(lamp)} of ${from.name}`;
}

type TokenRowProps = PeopleDeeds & Pick<SceneWordsProps, 'scene' | 'fighters' | 'from'> & { token: TokenView };

function TokenRow({ scene, fighters, from, caught, token, onWalk, onBeside, actionsOf }: TokenRowProps) {
  const { grid, map } = scene;
  const bearing = from === null ? undefined : standingAround(grid, from, map.tokens).find(({ id }) => id === token.id);
  const facts = [
    sideNames[token.side],
    ...(token.hidden ? ['hidden from the players'] : []),
    ...fighterText(token, fighterFor(fighters, token)),
    bearing === undefined ? cellText(grid, token.cell) : bearingText(bearing),
    ...(bearing?.behindSomebody ? ['half cover'] : []),
    ...(token.light === null ? [] : ['carries a light']),
    ...(caught?.some(({ id }) => id === token.id) ? ['would be caught'] : []),
  ];
  return (
    <Row name={token.name} text={facts.join(', ')}>
      {token.mine && (
        <Button size="sm" variant="outline" aria-label={`Walk ${token.name} with the arrow keys`} onClick={() => onWalk(token)}>
          Walk
        </Button>
      )}
      {from?.mine && from.id !== token.id && (
        <Button size="sm" variant="outline" aria-label={`Move ${from.name} beside ${token.name}`} onClick={() => onBeside(token)}>
          Go beside
        </Button>
      )}
      {actionsOf(token)}
    </Row>
  );
}

function WordList({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <div>
      <h2 className="mb-1 font-display text-body font-semibold">{title}</h2>
      {children.length === 0 ? (
        <p className="text-control text-ink-soft">{none}</p>
      ) : (
        <ul aria-label={title} className="flex flex-col divide-y divide-line">
          {children}
        </ul>
      )}
    </div>
  );
}
