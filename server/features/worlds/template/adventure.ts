import type { Adventure } from '#domain/narration/adventure.ts';
import { clocks } from './clocks.ts';
import { clues } from './clues.ts';
import { endings } from './endings.ts';
import { npcsOfTheFlats } from './npcs-flats.ts';
import { npcsOfTheLane } from './npcs-lane.ts';
import { npcsOfTheQuay } from './npcs-quay.ts';
import { npcsOfTheSaltOffice } from './npcs-salt-office.ts';
import { npcsOfTheTideHouse } from './npcs-tide-house.ts';
import { npcsOfTheWreck } from './npcs-wreck.ts';
import { scenesOfTheFlats } from './scenes-flats.ts';
import { scenesOfTheLane } from './scenes-lane.ts';
import { scenesOfTheQuay } from './scenes-quay.ts';
import { scenesOfTheSaltOffice } from './scenes-salt-office.ts';
import { scenesOfTheTideHouse } from './scenes-tide-house.ts';
import { scenesOfTheWreck } from './scenes-wreck.ts';

/** The adventure of the free template campaign: one evening, one missing sea, for three heroes of level 1. */
export const templateAdventure: Adventure = {
  id: 'nineteen-tides-owing',
  title: 'Nineteen Tides Owing',
  premise:
    'Nine and a half days ago the tide went out of Tollhithe and did not come back. The boats lie on their sides, the wells are turning salt, and far out on the flats a ship that drowned eleven years ago stands bare. The reeve offers forty silver to anyone who can say where the sea has gone, and twice that to whoever brings it home.',
  welcome:
    "You come down into Tollhithe by the river road in the last hours of a windless afternoon, three days' walk behind you and the reeve's notice folded in a pocket. The harbour is there as promised: the quay, the mooring rings, the boats. Only the water is missing. It went out nine and a half days ago, and the boats lie on their sides in the mud like cattle that have decided not to get up. Above the roofs a bell is struck once, flat as a slapped table. Nobody looks up. A ferrywoman watches you from a ferry with nowhere to go, and a child with mud to the thighs is already deciding what to sell you. What do you do first?",
  start: 'dry-quay',
  scenes: [
    ...scenesOfTheQuay,
    ...scenesOfTheLane,
    ...scenesOfTheTideHouse,
    ...scenesOfTheSaltOffice,
    ...scenesOfTheFlats,
    ...scenesOfTheWreck,
  ],
  npcs: [...npcsOfTheQuay, ...npcsOfTheLane, ...npcsOfTheTideHouse, ...npcsOfTheSaltOffice, ...npcsOfTheFlats, ...npcsOfTheWreck],
  clues,
  clocks,
  endings,
};
