import { drawn } from '#domain/battle-map/draw.ts';
import { changeFrom } from '#domain/battle-map/ground.ts';
import type { Ground, GroundChange, Wall } from '#domain/battle-map/state.ts';
import { BattleBoard } from '#web/features/battle-map/board/battle-board.tsx';
import type { Work } from '#web/features/battle-map/board/use-work.ts';
import { sceneOf } from '#web/features/battle-map/data/scene.ts';
import { DrawBar } from '#web/features/battle-map/lead/draw-bar.tsx';
import { useStrokes } from '#web/features/battle-map/data/use-strokes.ts';
import { PlayTools } from '#web/features/battle-map/tools/play-tools.tsx';
import { toolLook } from '#web/features/battle-map/tools/tool.ts';
import { useDrawing } from '#web/features/battle-map/lead/use-drawing.ts';
import { SceneStatus } from '#web/features/battle-map/words/scene-status.tsx';
import { SceneWords } from '#web/features/battle-map/words/scene-words.tsx';
import { StampLayer } from '#web/features/battle-map/stamps/stamp-layer.tsx';
import { StampStrip } from '#web/features/battle-map/stamps/stamp-strip.tsx';
import { ToggleButton } from '#web/ui/buttons/toggle-button.tsx';
import { List } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { OpenMap } from './use-device-maps.ts';
import { viewOfGround } from '#web/features/battle-map/data/view-of-ground.ts';
import { tabSteps } from './kept/tab-steps.ts';
import { useMapPicture } from './picture/use-map-picture.ts';

/** What is done with a map on which nobody stands. */
const builderTools = ['move', 'ruler', 'area'] as const;

/** On a map alone nobody walks, and only doors are turned. */
const workOf = (onTurn: (door: Wall) => void): Work => ({
  chosen: null,
  said: '',
  say: () => undefined,
  move: () => undefined,
  standsAt: ({ cell }) => cell,
  choose: () => undefined,
  endWalk: () => undefined,
  puts: false,
  turnPuts: () => undefined,
  turn: onTurn,
  aimAt: () => undefined,
  openLock: () => undefined,
  ping: () => undefined,
});

interface BuilderSceneProps {
  map: OpenMap;
  onChange: (next: (ground: Ground) => Ground) => void;
}

/** A map of its own to be drawn: the board and the tools of a campaign's battle maps. */
export function BuilderScene({ map: { id, ground }, onChange }: BuilderSceneProps) {
  const [inWords, setInWords] = useState(false);
  const { under } = useMapPicture(id);
  const scene = useMemo(() => ({ ...sceneOf(viewOfGround(id, ground), true), under }), [id, ground, under]);
  const strokes = useStrokes(id, ground, (change: GroundChange) => onChange((now) => drawn(now, changeFrom(change))), tabSteps);
  const { tools, stroke, layers, setLayers, arranging, onPress, onSide, onDoor } = useDrawing(scene, strokes);
  const turn = (door: Wall) => strokes.change({ kind: 'walls', walls: [{ ...door, open: !door.open }] });
  const shared = { scene, leads: true, from: null, fighters: [], fight: null };
  return (
    <div className="flex flex-col gap-3 max-sm:gap-2">
      <PlayTools {...tools} offered={builderTools}>
        <ToggleButton isOn={inWords} className={toolLook} icon={<List aria-hidden />} onClick={() => setInWords(!inWords)}>
          In words
        </ToggleButton>
      </PlayTools>
      <DrawBar {...{ ...tools, strokes, layers }} map={ground} onLayers={setLayers} />
      <BattleBoard
        {...{ ...shared, stroke, layers, onPress, onSide }}
        tool={tools.tool}
        layer={(scale) => tools.tool === 'arrange' && <StampLayer {...{ scene, scale, layers, arranging }} />}
        work={workOf(turn)}
        pictureOf={() => null}
        onUndo={strokes.undo}
        onRedo={strokes.redo}
        onLeaveTool={() => tools.onTool('move')}
        over={
          <>
            <SceneStatus said="" stroke={stroke} />
            <StampStrip {...{ scene, arranging }} />
          </>
        }
        isSmall={false}
        className="h-[max(24rem,64dvh)]"
      />
      <SceneWords {...shared} people={null} isShown={inWords} onTurn={turn} onDoor={onDoor} />
    </div>
  );
}
