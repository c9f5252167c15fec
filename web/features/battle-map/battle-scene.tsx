import type { Place } from '#domain/battle-map/grid.ts';
import { leanChange } from '#domain/battle-map/ground.ts';
import { unknownSign } from '#domain/battle-map/terrain.ts';
import type { BattleMapView, TokenView } from '#domain/battle-map/view.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { BattleBoard } from './board/battle-board.tsx';
import { PingLayer } from './board/ping-layer.tsx';
import { TokenStrip } from './board/token-strip.tsx';
import { useWork } from './board/use-work.ts';
import type { Work } from './board/use-work.ts';
import { fighterFor } from './data/fighter.ts';
import { sceneOf } from './data/scene.ts';
import type { Scene } from './data/scene.ts';
import type { TableFacts } from './data/table-facts.ts';
import { useBattleCommands } from './data/use-battle-commands.ts';
import { besideOf } from './data/walk.ts';
import { DrawBar } from './lead/draw-bar.tsx';
import { TokenActions } from './lead/token-actions.tsx';
import { useLead } from './lead/use-lead.tsx';
import { useStrokes } from './data/use-strokes.ts';
import { SceneTools } from './scene-tools.tsx';
import { useTablePicture } from './under/use-table-picture.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { StandingCells } from '#web/features/battle-map/data/fight-area.ts';
import { layOf, leftFor, spacesOf, standingCells } from '#web/features/battle-map/data/fight-area.ts';
import { withinReach } from '#web/features/battle-map/data/within-reach.ts';
import { PlacingStrip } from '#web/features/battle-map/tools/placing-strip.tsx';
import { isDrawTool } from './tools/tool.ts';
import { useDrawing } from './lead/use-drawing.ts';
import type { StrokeWork } from './tools/use-stroke.ts';
import { StampLayer } from './stamps/stamp-layer.tsx';
import { StampStrip } from './stamps/stamp-strip.tsx';
import { SceneStatus, usePointed } from './words/scene-status.tsx';
import { SceneWords } from './words/scene-words.tsx';
import { soundFileOf } from './air/sound-file-of.ts';
import { tokenText } from './words/token-text.ts';

interface BattleSceneProps {
  campaignId: string;
  map: BattleMapView;
  /** What names it in calls: null for the one that the table is shown. */
  mapId: string | null;
  leads: boolean;
  look: 'large' | 'small';
  /** There is room for the tools of those who lead. */
  withTools: boolean;
  table: TableFacts;
}

const isTrue = (kept: unknown) => (typeof kept === 'boolean' ? kept : null);

/** What is done on a battle map, by whatever means. */
function useScene({ campaignId, map, mapId, leads, table }: BattleSceneProps) {
  const rough = useMemo(() => roughOf(table.standing, map.id), [table.standing, map.id]);
  const ask = useCallback((tiles: number[]) => api.battleMaps.picture({ campaignId, mapId: map.id, tiles }), [campaignId, map.id]);
  const under = useTablePicture(map, leads, ask);
  const { movement, fighters } = table;
  const scene = useMemo(
    () => ({ ...sceneOf(map, leads, rough), under, spacesOf: spacesOf({ movement, fighters }) }),
    [map, leads, rough, under, movement, fighters],
  );
  const commands = useBattleCommands(campaignId, mapId, table.onDoor);
  const strokes = useStrokes(map.id, scene.ground, (change) =>
    commands.draw.mutate({ campaignId, mapId: map.id, change: leanChange(change) }),
  );
  const lead = useLead({ campaignId, scene, table, commands });
  const active = table.fighters.find(({ isActive }) => isActive)?.id ?? null;
  const work = useWork({ campaignId, scene, commands, leftFor: leftFor(table), active });
  const layArea = useMemo(() => layOf(scene, table), [scene, table]);
  const { stroke, tools, ...hand } = useDrawing(scene, strokes, { layArea, isPlacing: table.placing !== null });
  const from = viewpoint(scene, leads, work.chosen, table);
  const standing = useMemo(() => standingCells(scene, table), [scene, table]);
  const shownStroke = useMemo(() => withAreas(stroke, standing), [stroke, standing]);
  const onPress = (cell: number, place: Place) => {
    if (tools.tool === 'ping') work.ping(cell);
    else hand.onPress(cell, place);
  };
  const onBeside = (token: TokenView) => {
    const cell = from === null ? null : besideOf(scene, from, token);
    if (from !== null && cell !== null) work.move(from, cell, false);
    else if (from !== null) work.say(`No way leads ${from.name} nearer to ${token.name}.`);
  };
  return { scene, strokes, lead, work, stroke, shownStroke, from, tools, ...hand, onPress, onBeside };
}

/** A battle map with its tools, its board, and the same in words. */
export function BattleScene(props: BattleSceneProps) {
  const { campaignId, map, leads, look, table } = props;
  const section = useRef<HTMLDivElement>(null);
  const { scene, strokes, lead, work, stroke, shownStroke, from, tools, layers, setLayers, arranging, onPress, onSide, onBeside, onDoor } =
    useScene(props);
  const [isDrawing, setDrawing] = useState(false);
  const [inWords, setInWords] = useSessionStorage('hearthlore.battle-map-in-words', false, isTrue);
  const draws = leads && props.withTools;
  const actionsOf = (token: TokenView) => leads && <LeaderActions {...{ token, table, work, lead }} />;
  const shared = { scene, leads, from, fighters: table.fighters, fight: table.isFighting ? table.fighters : null };
  const fills = look === 'large' && 'flex-1';
  return (
    <div ref={section} className={classNames('flex flex-col gap-3', fills)}>
      <SceneTools
        {...{ ...tools, ...toldTools(props), isDrawing, inWords, lead }}
        onWords={() => setInWords((now) => !now)}
        onDrawing={() => {
          setDrawing(!isDrawing);
          if (isDrawTool(tools.tool)) tools.onTool('move');
        }}
      />
      {!leads && <NothingSeen scene={scene} />}
      {isDrawing && draws && <DrawBar {...{ ...tools, map, strokes, layers }} own={{ campaignId, map }} onLayers={setLayers} />}
      <BattleBoard
        {...{ ...shared, stroke: shownStroke, work, layers, onPress, onSide }}
        layer={(scale) => (
          <>
            {tools.tool === 'arrange' && <StampLayer {...{ scene, scale, layers, arranging }} />}
            <PingLayer {...{ campaignId, scene, scale }} />
          </>
        )}
        tool={tools.tool}
        pictureOf={table.pictureOf}
        onUndo={strokes.undo}
        onRedo={strokes.redo}
        onLeaveTool={() => (table.placing ? leavePlacing(table.placing, stroke) : tools.onTool('move'))}
        leftFor={leftFor(table)}
        over={
          <>
            <Said {...{ campaignId, work, stroke, actionsOf, moves: tools.tool === 'move', placing: table.placing, ...shared }} />
            <StampStrip {...{ scene, arranging }} />
          </>
        }
        {...(look === 'small' ? { isSmall: true, shows: withinReach(scene, table) } : { isSmall: false })}
        className={look === 'large' ? 'min-h-96 flex-1' : 'aspect-square w-full'}
      />
      <SceneWords
        {...{ ...shared, onDoor, onTurn: work.turn, onAim: work.aimAt, onLock: work.openLock }}
        people={{
          onBeside,
          caught: stroke.placed ? (stroke.inArea ?? []) : null,
          actionsOf,
          onWalk: ({ id }) => section.current?.querySelector<HTMLElement>(`[data-token="${CSS.escape(id)}"]`)?.focus(),
        }}
        isShown={inWords}
      />
      {lead.dialog}
    </div>
  );
}

/** What the tools above a map go by. */
const toldTools = ({ campaignId, mapId, leads, withTools, map, table }: BattleSceneProps) => ({
  campaignId,
  mapId,
  leads: leads && withTools,
  isFighting: table.isFighting,
  sound: map.air?.sound ?? 'none',
  soundFile: soundFileOf(campaignId, map),
  isPlacing: table.placing !== null,
});

/** Cells of a map that areas of the fight make difficult. */
const roughOf = (standing: BattleSceneProps['table']['standing'], id: string): number[] =>
  standing.flatMap(({ mapId, cells, isRough }) => (mapId === id && isRough === true ? cells : []));

/** What is shown of a stroke, with areas of the fight that stay below it: what is being drawn hides them. */
function withAreas(stroke: StrokeWork, { friendly, others, beside }: StandingCells): StrokeWork {
  if (friendly.length + others.length === 0 || stroke.marks.cells !== undefined) return stroke;
  const cells = others.length === 0 ? {} : { cells: { cells: others, colour: 'ember' as const } };
  return { ...stroke, marks: { ...stroke.marks, friendly, beside, ...cells } };
}

interface LeaderActionsProps extends Pick<BattleSceneProps, 'table'> {
  token: TokenView;
  work: Work;
  lead: ReturnType<typeof useLead>;
}

/** What those who lead do with a token: whose turn it is walks, unless it is put where they want it. */
function LeaderActions({ token, table, work, lead }: LeaderActionsProps) {
  return (
    <>
      {fighterFor(table.fighters, token)?.isActive && (
        <Button
          size="sm"
          variant={work.puts ? 'soft' : 'quiet'}
          aria-pressed={work.puts}
          aria-label={`Put ${token.name}: it costs no movement, and nobody answers`}
          onClick={work.turnPuts}
        >
          Put
        </Button>
      )}
      <TokenActions token={token} lead={lead} />
    </>
  );
}

interface SaidProps {
  campaignId: string;
  scene: Scene;
  fighters: TableFacts['fighters'];
  from: TokenView | null;
  work: Work;
  stroke: StrokeWork;
  /** Whether a press on the map moves who was chosen. */
  moves: boolean;
  placing: TableFacts['placing'];
  actionsOf: (token: TokenView) => ReactNode;
}

/** What was said last, and who was chosen. */
function Said({ campaignId, scene, fighters, from, work, stroke, moves, placing, actionsOf }: SaidProps) {
  const { chosen, said, choose } = work;
  return (
    <>
      <SceneStatus {...{ said, stroke }} more={usePointed(campaignId, scene)} />
      {placing && <PlacingStrip placing={placing} stroke={stroke} />}
      {chosen && (
        <TokenStrip
          token={chosen}
          text={tokenText(scene.grid, chosen, from, scene.map.tokens, fighterFor(fighters, chosen))}
          moves={chosen.mine && moves}
          actions={actionsOf(chosen)}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}

function leavePlacing({ leave }: NonNullable<TableFacts['placing']>, stroke: StrokeWork): void {
  stroke.clear();
  leave();
}

/** From whom everybody else is told: for players their hero, for those who lead who was chosen or whose turn it is. */
function viewpoint({ map: { tokens } }: Scene, leads: boolean, chosen: TokenView | null, { fighters }: TableFacts): TokenView | null {
  if (chosen?.mine) return chosen;
  const active = tokens.find((token) => fighterFor(fighters, token)?.isActive) ?? null;
  if (leads) return active;
  return active?.mine ? active : (tokens.find(({ mine }) => mine) ?? null);
}

/** Why a player sees an empty board: a map that shows what heroes see shows nothing before one stands on it. */
function NothingSeen({ scene: { map, terrain } }: { scene: Scene }) {
  const isUnknown = map.sight && Array.from(terrain).every((sign) => sign === unknownSign);
  return isUnknown && <p className="text-note text-ink-soft">Nothing of this map is known yet: no hero who sees stands on it.</p>;
}
