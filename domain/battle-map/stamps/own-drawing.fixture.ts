import type { OwnDrawing } from './own-drawing.ts';

/** A stamp of somebody's own. */
export const eelPot: OwnDrawing = {
  id: 'own-5b0f1f6e-6a3f-4f0e-9a39-0d3f5f1c0b21',
  name: 'Eel pot',
  width: 2,
  height: 1,
  shapes: [
    { d: 'M0 0L200 0L200 100L0 100Z', fill: '#8a5a2b', line: '#201208', thick: 4 },
    { d: 'M20 50L180 50', line: '#201208', thick: 2 },
  ],
};
