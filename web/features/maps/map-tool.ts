/** Map tool: move it, lift fog, lay fog, or put a pin there. */
export type MapTool = 'move' | 'reveal' | 'cover' | 'pin';

/** Whether a tool paints. */
export const isBrush = (tool: MapTool) => tool === 'reveal' || tool === 'cover';

/** What each is called. */
export const toolNames: Record<MapTool, string> = { move: 'Move', reveal: 'Reveal', cover: 'Cover', pin: 'Put pin' };

/** Sizes of the brush: how many cells it reaches around the one it is on. */
export const brushes = [
  { radius: 0, label: 'Small' },
  { radius: 1, label: 'Medium' },
  { radius: 3, label: 'Large' },
] as const;
