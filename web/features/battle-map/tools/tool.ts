import type { Area } from '#domain/combat/place/area.ts';
import type { Drawing } from '#domain/battle-map/stamps/drawings.ts';
import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import type { Snap } from '#domain/battle-map/stamps/stamp.ts';
import type { Light, Terrain } from '#domain/battle-map/state.ts';

/** What everybody does on a map, and what those who lead draw. */
export const playTools = ['move', 'ruler', 'area', 'ping'] as const;
export const drawTools = ['terrain', 'room', 'wall', 'door', 'window', 'light', 'stamp', 'text', 'arrange', 'erase'] as const;
export type PlayTool = (typeof playTools)[number];
export type DrawTool = (typeof drawTools)[number];
export type Tool = PlayTool | DrawTool;

export const isDrawTool = (tool: Tool): tool is DrawTool => drawTools.some((each) => each === tool);

/** How the buttons of tools look; on phones without their signs, so that all stand in a row. */
export const toolLook = 'min-h-10 max-sm:!px-2 max-sm:[&>svg]:hidden';

/** On phones tools stand in one line that is scrolled, so that the map has the room; elsewhere they flow with what stands around them. */
export const stripLook = 'contents max-sm:flex max-sm:w-full max-sm:items-center max-sm:gap-1 max-sm:overflow-x-auto max-sm:[&>*]:shrink-0';

/** Tools that are dragged over the map instead of moving it. */
export const isDragged = (tool: Tool): boolean => !pressed.has(tool);

const pressed: ReadonlySet<Tool> = new Set(['move', 'ping', 'light', 'stamp', 'text', 'arrange']);

/** Tools that go along the sides of cells. */
export const isSideTool = (tool: Tool): tool is 'wall' | 'door' | 'window' | 'erase' =>
  tool === 'wall' || tool === 'door' || tool === 'window' || tool === 'erase';

export const toolNames: Record<Tool, string> = {
  move: 'Move',
  ruler: 'Ruler',
  area: 'Area',
  ping: 'Point',
  terrain: 'Ground',
  room: 'Room',
  wall: 'Wall',
  door: 'Door',
  window: 'Window',
  light: 'Light',
  stamp: 'Drawing',
  text: 'Text',
  arrange: 'Arrange',
  erase: 'Erase',
};

/** Sizes of the brush: how many cells it reaches around the one it is on. */
export const brushes = [
  { radius: 0, label: '1 cell' },
  { radius: 1, label: '3 cells' },
  { radius: 2, label: '5 cells' },
  { radius: 4, label: '9 cells' },
] as const;

export type Lamp = Pick<Light, 'bright' | 'dim'>;

/** Lights by what gives them (SRD 5.2.1). */
export const lamps: readonly ({ id: string; label: string } & Lamp)[] = [
  { id: 'candle', label: 'Candle', bright: 5, dim: 5 },
  { id: 'lamp', label: 'Lamp', bright: 15, dim: 30 },
  { id: 'torch', label: 'Torch', bright: 20, dim: 20 },
  { id: 'hooded-lantern', label: 'Hooded lantern', bright: 30, dim: 30 },
  { id: 'daylight', label: 'Daylight spell', bright: 60, dim: 60 },
];

export const shapes = ['sphere', 'cube', 'square', 'cone', 'line'] as const satisfies readonly Area['shape'][];
export const shapeNames: Record<(typeof shapes)[number], string> = {
  sphere: 'Sphere',
  cube: 'Cube',
  square: 'Square',
  cone: 'Cone',
  line: 'Line',
};

/** What the tools are set to. */
export interface ToolSettings {
  terrain: Terrain;
  radius: number;
  lamp: Lamp;
  shape: (typeof shapes)[number];
  feet: number;
  /** The drawing that is laid down, and how large drawings and texts are by their own measure. */
  drawing: Pick<Drawing, 'id' | 'name' | 'width' | 'height'>;
  /** The same as it looks, where it is a stamp of somebody's own. */
  own?: OwnDrawing | undefined;
  text: string;
  grow: number;
  turn: number;
  snap: Snap;
  forDm: boolean;
}

export const firstSettings: ToolSettings = {
  terrain: 'grass',
  radius: 0,
  lamp: { bright: 20, dim: 20 },
  shape: 'sphere',
  feet: 20,
  drawing: { id: 'barrel', name: 'Barrel', width: 1, height: 1 },
  text: '',
  grow: 1,
  turn: 0,
  snap: 'cell',
  forDm: false,
};
