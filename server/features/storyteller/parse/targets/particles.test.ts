import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';

const adventure = readyAdventures.get('free-template-world');
if (!adventure) throw new Error('there is no template');
const mira = { id: 'mira', name: 'Mira' };
const stage = { adventure, state: openingState(adventure), party: [mira, { id: 'tov', name: 'Tov' }] };

describe('a verb with a particle, and what somebody else is to do', () => {
  it.each([
    ['talk', 'persuade the ferrywoman to take me out'],
    ['talk', 'I persuade the ferrywoman to take us out to the wreck'],
    ['talk', 'I convince Wenna to take me across'],
    ['talk', 'I ask Wenna to take me out on the water'],
    ['talk', 'I beg the ferrywoman to let me down gently'],
    ['talk', 'I try to talk Wenna into taking me out'],
    ['talk', 'I get Wenna to take me out in her boat'],
    ['talk', 'I plead with Wenna to bring us over'],
    ['talk', 'I tell Nettle to knock it off'],
    ['talk', 'I urge Wenna to put the oar down'],
    ['talk', 'I order Nettle to cut the rope'],
    ['talk', 'I ask whether Wenna could take Tov out at low tide'],
    ['talk', 'I want the ferrywoman to take me out'],
    ['talk', 'I would like Wenna to row us out'],
    ['talk', 'Wenna, would you take me out to the wreck?'],
    ['talk', 'Could you take us out there, Wenna?'],
    ['talk', 'I pay Wenna two silver to take me out'],
    ['talk', 'I hire Wenna to take us out'],
    ['talk', 'I bribe Nettle to look the other way'],
    ['talk', 'I invite Wenna to shoot the breeze'],
    ['talk', 'I warn Nettle not to strike the bell'],
    ['attack', 'I take Wenna out'],
    ['attack', 'I take her out with my knife'],
    ['attack', 'I take the ferrywoman down with one blow'],
    ['attack', 'take out the ferrywoman'],
    ['attack', 'I take out Wenna with an arrow'],
    ['use', 'I take my lantern out'],
    ['use', 'I take it out of my pack'],
    ['use', 'I take out my rope'],
    ['use', 'I take Wenna out for a drink'],
    ['attack', 'I cut Wenna down'],
    ['attack', 'I run Wenna through'],
    ['attack', 'I finish the ferrywoman off'],
    ['use', 'I finish off my bread'],
    ['attack', 'I bring my staff down on Wenna'],
    ['use', 'I bring the lamp down from the hook'],
    ['talk', 'I talk Nettle down'],
    ['attack', 'I let Wenna have it'],
    ['search', 'I look Wenna over'],
    ['take', 'I pick the chalk up'],
    ['talk', 'I call Wenna over'],
    ['talk', 'I shout the ferrywoman down'],
    ['talk', 'I ask Nettle to run Tov through the song'],
    ['talk', 'I convince them to lay their oars down'],
    ['talk', 'I size Wenna up'],
    ['talk', 'I figure Nettle out'],
    ['attack', 'take Wenna out before she can shout'],
    ['attack', 'I strike her down with my axe'],
    ['talk', 'I ask her to take me down to the water'],
    ['talk', 'I tell Wenna I could take her out'],
    ['talk', 'I need Wenna to take us down the coast'],
    ['talk', 'I coax Nettle to come out'],
    ['use', 'I knock the lantern over'],
    ['use', 'I knock on the door and call out to Wenna'],
    ['use', 'I finish the song off with Nettle'],
    ['talk', 'I bring Wenna down to the mooring'],
    ['talk', 'I have Wenna take me out'],
    ['talk', 'I make Wenna take us over'],
    ['talk', 'let Wenna take me out'],
    ['talk', 'Get Nettle to cut the rope down'],
    ['attack', 'I pick the ferrywoman off from behind the bollard'],
  ])('is read as %s: “%s”', (kind, text) => {
    expect(parseIntent({ heroId: 'mira', text }, mira, stage)[0]?.kind).toBe(kind);
  });
});
