import type { Wall } from '#domain/battle-map/state.ts';
import type { BattleMapView, TokenView } from '#domain/battle-map/view.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { BattleBoard } from './board/battle-board.tsx';
import { TokenStrip } from './board/token-strip.tsx';
import { useWork } from './board/use-work.ts';
import type { Work } from './board/use-work.ts';
import type { Pair } from './data/edges.ts';
import { fighterFor } from './data/fighter.ts';
import { sceneOf } from './data/scene.ts';
import type { Scene } from './data/scene.ts';
import type { TableFacts } from './data/table-facts.ts';
import { useBattleCommands } from './data/use-battle-commands.ts';
import { besideOf } from './data/walk.ts';
import { DrawBar } from './lead/draw-bar.tsx';
import { TokenActions } from './lead/token-actions.tsx';
import type { Stroke } from './data/strokes.ts';
import { useLead } from './lead/use-lead.tsx';
import { useStrokes } from './lead/use-strokes.ts';
import { SceneTools } from './scene-tools.tsx';
import { firstSettings, isDrawTool, isSideTool } from './tools/tool.ts';
import type { Tool } from './tools/tool.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { layOf, leftFor } from '#web/features/battle-map/data/fight-area.ts';
import { PlacingStrip } from '#web/features/battle-map/tools/placing-strip.tsx';
import { useStroke } from './tools/use-stroke.ts';
import type { StrokeWork } from './tools/use-stroke.ts';
import { SceneStatus } from './words/scene-status.tsx';
import { SceneWords } from './words/scene-words.tsx';
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
  const scene = useMemo(() => sceneOf(map, leads), [map, leads]);
  const commands = useBattleCommands(campaignId, mapId);
  const strokes = useStrokes(campaignId, map.id, scene.ground, commands);
  const lead = useLead({ campaignId, scene, table, commands });
  const work = useWork({ campaignId, scene, commands, leftFor: leftFor(table) });
  const [tool, setTool] = useState<Tool>('move');
  const [settings, setSettings] = useState(firstSettings);
  const lay = useMemo(() => layOf(scene, table), [scene, table]);
  const stroke = useStroke({ scene, tool: table.placing === null ? tool : 'area', settings, lay, onDraw: strokes.stroke });
  const from = viewpoint(scene, leads, work.chosen, table);
  const choose = (next: Tool) => {
    setTool(next);
    stroke.clear();
  };
  const onPress = (cell: number) => {
    if (tool === 'light') strokes.stroke({ kind: 'light', cell, light: settings.lamp });
    else if (tool === 'ping') work.ping(cell);
  };
  const onBeside = (token: TokenView) => {
    const cell = from === null ? null : besideOf(scene, from, token);
    if (from !== null && cell !== null) work.move(from, cell, false);
    else if (from !== null) work.say(`No way leads ${from.name} nearer to ${token.name}.`);
  };
  const onLock = ({ between, open, locked }: Wall) =>
    strokes.change({ kind: 'walls', walls: [{ kind: 'door', between, open, locked: !locked }] });
  const tools = { tool: table.placing === null ? tool : ('area' as const), settings, onTool: choose, onSettings: setSettings };
  return { scene, strokes, lead, work, stroke, from, tools, onPress, onBeside, onLock };
}

/** A battle map with its tools, its board, and the same in words. */
export function BattleScene(props: BattleSceneProps) {
  const { campaignId, map, leads, look, table } = props;
  const section = useRef<HTMLDivElement>(null);
  const { scene, strokes, lead, work, stroke, from, tools, onPress, onBeside, onLock } = useScene(props);
  const [isDrawing, setDrawing] = useState(false);
  const [inWords, setInWords] = useSessionStorage('hearthlore.battle-map-in-words', false, isTrue);
  const draws = leads && props.withTools;
  const actionsOf = (token: TokenView) => leads && <LeaderActions {...{ token, table, work, lead }} />;
  const shared = { scene, leads, from, fighters: table.fighters };
  const fills = look === 'large' && 'flex-1';
  return (
    <div ref={section} className={classNames('flex flex-col gap-3', fills)}>
      <SceneTools
        {...{ ...tools, isDrawing, inWords, lead, leads: draws, isFighting: table.isFighting }}
        onWords={() => setInWords((now) => !now)}
        onDrawing={() => {
          setDrawing(!isDrawing);
          if (isDrawTool(tools.tool)) tools.onTool('move');
        }}
      />
      {isDrawing && draws && <DrawBar {...tools} map={map} strokes={strokes} />}
      <BattleBoard
        {...{ ...shared, campaignId, stroke, work, onPress }}
        tool={tools.tool}
        pictureOf={table.pictureOf}
        onSide={(side) => drawSide(tools.tool, side, strokes.stroke)}
        onUndo={strokes.undo}
        onRedo={strokes.redo}
        onLeaveTool={() => (table.placing ? leavePlacing(table.placing, stroke) : tools.onTool('move'))}
        leftFor={leftFor(table)}
        over={<Said {...{ campaignId, work, stroke, actionsOf, moves: tools.tool === 'move', placing: table.placing, ...shared }} />}
        isSmall={look === 'small'}
        className={look === 'large' ? 'min-h-96 flex-1' : 'aspect-square w-full'}
      />
      <SceneWords
        {...{ ...shared, onBeside, onLock, actionsOf }}
        caught={stroke.placed ? (stroke.inArea ?? []) : null}
        isShown={inWords}
        onWalk={({ id }) => section.current?.querySelector<HTMLElement>(`[data-token="${CSS.escape(id)}"]`)?.focus()}
        onTurn={work.turn}
      />
      {lead.dialog}
    </div>
  );
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
      <SceneStatus {...{ campaignId, scene, said, stroke }} />
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

function drawSide(tool: Tool, side: Pair, draw: (stroke: Stroke) => void): void {
  if (tool === 'erase') draw({ kind: tool, sides: [side], cells: [] });
  else if (isSideTool(tool)) draw({ kind: tool, sides: [side] });
}

/** From whom everybody else is told: for players their hero, for those who lead who was chosen or whose turn it is. */
function viewpoint({ map: { tokens } }: Scene, leads: boolean, chosen: TokenView | null, { fighters }: TableFacts): TokenView | null {
  if (chosen?.mine) return chosen;
  const active = tokens.find((token) => fighterFor(fighters, token)?.isActive) ?? null;
  if (leads) return active;
  return active?.mine ? active : (tokens.find(({ mine }) => mine) ?? null);
}
