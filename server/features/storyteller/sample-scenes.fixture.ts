/** The three places of the sample adventure, before its schema fills in defaults. */
export const sampleScenes = [
  {
    id: 'yard',
    name: 'The Mill Yard',
    place: 'Otterby, by the river',
    description:
      'You come into the mill yard, where flat stones lie slick between the house and the race. The great wheel hangs still, furred with green, one paddle split to the axle. Sacks stand stacked under a canvas, and a notice has been nailed to the house door with more nails than it needs. A well squats in the corner, and past it a footpath runs down toward the sound of the weir. Somebody watches you from beside the gate.',
    touches: [
      'while the race mutters under its planks',
      'as flour dust hangs in the still air',
      'while a gate creaks on one hinge',
      'as swallows cut low over the roof',
    ],
    exits: [
      { id: 'to-mill', to: 'mill', label: 'the door of the millhouse', aliases: ['millhouse', 'house', 'inside', 'door', 'mill'] },
      { id: 'to-weir', to: 'weir', label: 'the footpath to the weir', aliases: ['weir', 'footpath', 'path', 'river', 'downstream'] },
    ],
    npcs: ['maren', 'dask'],
    features: [
      {
        id: 'wheel',
        name: 'the broken waterwheel',
        aliases: ['waterwheel', 'wheel', 'axle', 'paddle'],
        description: 'The wheel leans off its bearing, and a frayed rope trails from the axle.',
        skill: 'investigation',
        dc: 12,
        clue: 'rope-cut',
      },
      {
        id: 'notice',
        name: 'the notice on the door',
        aliases: ['notice', 'order', 'paper', 'sign'],
        description: 'The notice closes the mill until further word, in a hand that likes its own loops.',
        clue: 'sealed-order',
      },
      {
        id: 'well',
        name: 'the old well',
        aliases: ['well', 'bucket'],
        description: 'The well is dry for the first ten feet and black below.',
        skill: 'athletics',
        dc: 10,
      },
    ],
    loot: [{ id: 'rope', name: 'a coil of rope', aliases: ['rope', 'coil'], type: 'Gear', quantity: 1, where: 'under the canvas' }],
  },
  {
    id: 'mill',
    name: 'The Millhouse',
    place: 'Otterby, inside the mill',
    description:
      'You step into the millhouse, and the quiet closes over you like a lid. Two millstones lie one on the other with a crust of old meal between them. Light falls in bars through the shutters and shows wet footprints crossing the boards, heel and toe, to a strongbox that somebody has dragged into the corner. The man who made the footprints stands beside it with a hatchet held low. He has been listening to you for some time.',
    touches: [
      'while meal sifts down from the loft',
      'as the boards tick and settle',
      'while water knocks under the floor',
      'as the shutters stir',
    ],
    exits: [{ id: 'to-yard', to: 'yard', label: 'the door back to the yard', aliases: ['yard', 'outside', 'back', 'door', 'out'] }],
    npcs: ['brack'],
    features: [
      {
        id: 'strongbox',
        name: 'the locked strongbox',
        aliases: ['strongbox', 'box', 'lock', 'chest'],
        description: 'The strongbox has a lock of good steel and a lid of bad oak.',
        skill: 'sleight of hand',
        dc: 14,
        clue: 'ledger',
      },
      {
        id: 'stones',
        name: 'the idle millstones',
        aliases: ['millstone', 'millstones', 'stones'],
        description: 'The stones are cold, and the meal between them has set like plaster.',
      },
    ],
    loot: [
      {
        id: 'ladle',
        name: 'a silver ladle',
        aliases: ['ladle', 'silver'],
        type: 'Treasure',
        quantity: 1,
        where: 'on a nail by the hearth',
        guardedBy: ['brack'],
      },
    ],
  },
  {
    id: 'weir',
    name: 'The Weir',
    place: 'Otterby, above the flood meadows',
    description:
      'You follow the footpath until the reeds part and the weir lies before you, a long lip of stone with the river leaning on it. Herons stand in the shallows at even distances, as if somebody had placed them. At the far end an idol no taller than a child looks upstream, its bowl empty and scrubbed clean by rain. A hermit in grey feathers watches the water with their back to you, and does not turn at your steps.',
    touches: [
      'while the river leans on the stone',
      'as a heron lifts and settles',
      'while reeds rub together',
      'as spray drifts over the lip',
    ],
    exits: [
      { id: 'weir-yard', to: 'yard', label: 'the footpath back to the yard', aliases: ['yard', 'back', 'footpath', 'mill'] },
      {
        id: 'weir-mill',
        to: 'mill',
        label: 'the culvert under the millhouse',
        aliases: ['culvert', 'tunnel', 'millhouse'],
        needs: 'idol-hungry',
      },
    ],
    npcs: ['hesper'],
    features: [
      {
        id: 'idol',
        name: 'the stone idol',
        aliases: ['idol', 'statue', 'bowl'],
        description: 'The idol has a wide mouth and an empty bowl.',
        skill: 'religion',
        dc: 13,
        clue: 'idol-hungry',
      },
      {
        id: 'sluice',
        name: 'the jammed sluice gate',
        aliases: ['sluice', 'gate', 'sluice gate'],
        description: 'The sluice gate has swollen in its groove.',
        skill: 'athletics',
        dc: 15,
      },
    ],
    loot: [],
  },
];
