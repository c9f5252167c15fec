import type { RandomTable } from './random-table.ts';

/** A table that is drawn by the weight of its rows. */
export const beastTable: RandomTable = {
  id: '5b0f1f6e-6a3f-4f0e-9a39-0d3f5f1c0b12',
  name: 'Beasts of the road',
  dice: null,
  rows: [
    { weight: 3, text: '[[1d4]] wolves', next: null },
    { weight: 1, text: 'A bear', next: null },
  ],
};

/** A table with dice, of which a row leads to that of the beasts. */
export const roadTable: RandomTable = {
  id: '5b0f1f6e-6a3f-4f0e-9a39-0d3f5f1c0b11',
  name: 'On the road',
  dice: '1d6',
  rows: [
    { weight: 4, text: 'Rain', next: null },
    { weight: 1, text: '', next: beastTable.id },
    { weight: 1, text: '[[2d4*10]] gp in the mud', next: null },
  ],
};
