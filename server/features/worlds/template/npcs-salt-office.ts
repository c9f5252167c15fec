import type { Npc } from '#domain/narration/adventure.ts';

export const npcsOfTheSaltOffice: Npc[] = [
  {
    id: 'aurel-pryce',
    name: 'Aurel Pryce',
    aliases: ['pryce', 'aurel', 'factor', 'mr pryce', 'master pryce', 'the factor'],
    role: 'the salt factor',
    pronouns: 'he',
    description:
      'A handsome, well-kept man of sixty in a long grey coat, with kind eyes and a voice like a warm hand on the shoulder. His boots are new, and the only pair in Tollhithe without a tide mark.',
    attitude: 'wary',
    habits: [
      'squeezes a slice of lemon into his water and makes no face',
      "turns the framed ship a finger's breadth towards the light",
      'salts his palm and lets the grains run out',
      'lays a hand over his heart before he answers',
      'smooths the front of the long grey coat',
    ],
    greetings: [
      'Come in, come in. In times like these we must all be strangers to nobody.',
      'A terrible thing. I said so to the clerks only this morning, when I raised their hours.',
      'You will have been sent to ask about the sea. I wish with all my heart that I knew.',
    ],
    topics: [
      {
        id: 'pryce-sea',
        keywords: ['sea', 'tide', 'water', 'ebb', 'missing sea', 'weather'],
        says: 'My grandfather saw a long ebb, though not so long. One must be patient. In the meantime I have had the pans raked, for it would be a sin to waste what it left us.',
      },
      {
        id: 'pryce-wreck',
        keywords: ['wreck', 'kind regard', 'ship', 'eighteen', 'crew', 'drowned'],
        says: 'Eighteen souls. I keep her picture where I can see it. I had forty tons of salt in her, and I give you my word that I have never once thought about the salt.',
      },
      {
        id: 'pryce-wenna',
        keywords: ['wenna', 'ferrywoman', 'tarn', 'linnet', 'daughter', 'coal'],
        says: 'Poor Wenna. She has her fancies. She believes the child could be brought home, and who would have the heart to tell her no? If she has done something foolish, I hope that you will come to me first and let me help her.',
      },
      {
        id: 'pryce-gleaners',
        keywords: ['gleaners', 'men', 'axes', 'hired', 'sea wall', 'casks', 'barrels', 'sand'],
        says: 'You have been listening to the landlady. She has only the one ear, and it fills up. Very well, since you press me, I have six people out at the wreck. Somebody must see that she is taken apart with respect, and I would ask you to let them get on with it.',
        dc: 14,
        clue: 'gleaners-hired',
      },
      {
        id: 'pryce-accused',
        keywords: ['letter', 'false light', 'murder', 'guilty', 'accuse', 'confess', 'insurance', 'lantern', 'moved light', 'second light'],
        says: 'She was to run onto soft sand and sit there until morning. That is what it was meant to be, a wet night and a funny story. The master took her in too fast. I stood there with the lamp and it went on for such a time. What would you have had me do, hold it up for longer?',
        needs: 'pryce-letter',
        clue: 'moved-light',
      },
    ],
    secret:
      'Pryce hung the red lantern on the Sow to run his own insured ship aground, and set Wenna on to silence the bell because the sea had begun to cast up his sand.',
    combat: { armorClass: 12, hitPoints: 16, attackName: 'sword cane', attackBonus: 4, damage: '1d6+2' },
  },
];
