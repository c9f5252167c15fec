import type { Wall } from '#domain/battle-map/state.ts';
import { doorAt } from '#domain/battle-map/tokens.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import type { BattleCommands } from '#web/features/battle-map/data/use-battle-commands.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { useRef, useState } from 'react';
import { doorWork } from '#web/features/battle-map/data/door-work.ts';
import { useHeadings } from './use-headings.ts';

interface WorkInput {
  campaignId: string;
  scene: Scene;
  commands: BattleCommands;
  /** What is left of the movement of a token. */
  leftFor: (token: TokenView) => number;
  /** Whose turn it is: what was said of a walk is gone with the turn. */
  active: string | null;
}

interface Said {
  said: string;
  active: string | null;
  /** Of a door that is aimed at. */
  door?: Wall;
}

/** Whether what was said is so no longer: the turn has passed, or the door is broken. */
const isPast = ({ door, active: said }: Said, active: string | null, map: Scene['map']): boolean =>
  said !== active || (door !== undefined && doorAt(map, door.between)?.broken === true);

/** What one does with tokens, doors and fingers on a map, and what is said of it. */
export function useWork({ campaignId, scene, commands, leftFor, active }: WorkInput) {
  const { map } = scene;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [last, setLast] = useState<Said>({ said: '', active });
  const say = (said: string, door?: Wall) =>
    setLast((now) => (now.said === said && now.active === active && now.door === door ? now : { said, active, ...(door && { door }) }));
  const [puts, setPuts] = useState(false);
  /** Who walks by keys, and the feet since they began. */
  const walked = useRef({ id: '', feet: 0 });
  const headings = useHeadings(map);
  const moving = useRef(Promise.resolve());
  const chosen = map.tokens.find(({ id }) => id === chosenId) ?? null;

  function move(token: TokenView, cell: number, walks: boolean) {
    say('');
    const tell = ({ feet }: { feet: number }) => {
      const before = walks && walked.current.id === token.id ? walked.current.feet : 0;
      const total = before + feet;
      if (walks) walked.current = { id: token.id, feet: total };
      const had = leftFor(token);
      say(had === token.speed ? `${token.name} has moved ${total} of ${token.speed} feet.` : `${token.name} has moved ${total} feet.`);
    };
    const { begin, end } = headings;
    begin(token.id, cell);
    // What is refused has been said, and the token stands where it was.
    moving.current = commands.move.mutateAsync({ campaignId, mapId: map.id, tokenId: token.id, cell, ...(puts && { put: true }) }).then(
      (answer) => {
        end(token.id, true);
        tell(answer);
      },
      () => end(token.id, false),
    );
  }

  /** Once the last step is answered. */
  function tellEnd() {
    const { id, feet } = walked.current;
    const token = map.tokens.find((each) => each.id === id);
    walked.current = { id: '', feet: 0 };
    if (token) say(`${token.name} stops after ${feet} feet.`);
  }

  return {
    chosen,
    said: isPast(last, active, map) ? '' : last.said,
    say,
    move,
    standsAt: headings.standsAt,
    choose: (token: TokenView | null) => setChosenId((now) => (token === null || token.id === now ? null : token.id)),
    /** Whether those who lead put tokens where they want them: it costs no movement, and nobody answers. */
    puts,
    turnPuts: () => setPuts(!puts),
    endWalk: () => void moving.current.then(tellEnd),
    ...doorWork({ campaignId, mapId: map.id, commands, say }),
    ping: (cell: number) => commands.ping.mutate({ campaignId, mapId: map.id, cell }),
  };
}

export type Work = ReturnType<typeof useWork>;
