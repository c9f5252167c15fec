import { expect, it } from 'vitest';
import { plainSituation, situationStep } from './situation.ts';

it('says how near somebody stands only where that is not as usual', () => {
  expect(situationStep(plainSituation)).toEqual({ advantage: 'none', cover: 'none' });
  expect(situationStep({ advantage: 'advantage', cover: 'half', distance: 'near' })).toEqual({
    advantage: 'advantage',
    cover: 'half',
    close: true,
  });
  expect(situationStep({ ...plainSituation, distance: 'far' })).toMatchObject({ close: false });
});
