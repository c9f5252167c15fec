import { loreOf } from './lore-of.ts';

export const geography = loreOf([
  [
    'tollhithe',
    'Tollhithe',
    'A harbour of four hundred roofs at the mouth of [[the Wend]], founded by Ansel Toll on ground he had to ask for. It makes rope, salt and pilots. Every tide is called in by the bell [[Patience]] and entered in a book by the reeve, and the people are proud of never having been late for the sea. They measure everything against it: a short errand is half an ebb, a long grudge is a winter of springs. Just now they measure nothing, because [[the Slakes]] have been dry for nine and a half days.',
  ],
  [
    'the-slakes',
    'The Slakes',
    'Two miles of mud, shell and channel between [[Tollhithe]] and [[the Bar]], covered twice a day by the sea until lately. [[Withy-Walker|Withy-walkers]] mark the sound ground with willow poles and rags, and teach their children the colours before the alphabet. Nothing dropped here is lost, only delayed: the mud gives back anchors, oxen and wedding rings in its own time. [[Silt Hound|Silt hounds]] hunt along the soft edges, and there are old people who will leave a crust on the slipway for whatever walks behind them.',
  ],
  [
    'the-bar',
    'The Bar',
    'A long back of sand across the bay, where [[the Slakes]] end and deep water used to begin. It has moved a mile north in three centuries, carrying its wrecks along like burrs on a dog. [[Bar Pilot|Bar pilots]] know it by the feel of the hull and claim that it knows them. The Kind Regard went down here eleven years ago within sight of [[Candle Rock]], and she was the last ship [[Tollhithe]] lost, because after her the town grew careful and rather quiet.',
  ],
  [
    'candle-rock',
    'Candle Rock',
    'A chalk stump a mile out from [[Tollhithe]], with a red light on it that once showed for eleven miles. The [[Lantern Brethren]] built the tower; the tower fell; the light now stands in a hut among beanpoles and is tended by Osk Merrin, who is not thanked for it. Ships keep it to the north of them coming in. On still evenings the glow lies over [[the Slakes]] like spilled wine, and [[The Gleaners|gleaners]] call it the honest light, which is not a compliment from gleaners.',
  ],
  [
    'river-wend',
    'The River Wend',
    'It comes down brown from the hills of [[Marl]], loops nine times across the Long Pastures, and enters [[Tollhithe]] under a bridge of tarred oak. Barges carry charcoal and barley down and take salt and rope back. The Wend is a courteous river: it floods once a year, on much the same day, and stops at the same doorsteps. Since the sea went out it has run faster than anyone remembers and arrives in the harbour looking for something to join.',
  ],
  [
    'marl',
    'Marl',
    'A hill town of white clay, three days inland, where money goes to sleep. [[The Underwriters]] keep their halls there, cut back into the hillside, cool as dairies and lined with ledgers. Its wells are the deepest in the country and have a salt taste every nineteenth year that nobody has explained to the satisfaction of the Chamber. Marl folk visit [[Tollhithe]] to look at the sea and go home relieved. They build no cellars, and will not say why.',
  ],
  [
    'the-white-pans',
    'The White Pans',
    'South of [[Tollhithe]] the shore has been cut into shallow squares, mile upon mile, where the sun turns sea water into income. [[The Salt Office]] owns all but three of them. Rakers work by night in summer to save their eyes. With [[the Slakes]] dry the pans have given more salt in a week than in a good year, and it lies in heaps like drifted snow, too bright to look at and, so far, too much to sell.',
  ],
]);

export const races = loreOf([
  [
    'hithefolk',
    'Hithefolk',
    'The people of the harbours, of every height and colour that a ship can bring. They are reckoned human by those who reckon. Hithefolk hold that a promise made on a wet deck binds and one made on a dry floor is conversation. They bury their dead above the tide line and hold a second funeral when the sea gives back something that was lost. Most of [[Tollhithe]] is Hithefolk, and each family owns one bell, one boat or one story about [[the Lodger]].',
  ],
  [
    'brackborn',
    'Brackborn',
    'Born in the hour of slack water, in families that never expected it, with eel-grey eyes and skin that never quite dries. Brackborn float however hard they try to sink and can taste a lie as a change in the salt of the air, or say that they can, which is as good. Midwives in [[Tollhithe]] tie blue yarn round the wrist of such a child. [[The Ringers]] like them for bell loft work, since they always know the minute.',
  ],
  [
    'marl-dwarves',
    'Marl Dwarves',
    'Broad, pale clay-cutters who dug the halls of [[Marl]] and still hold the leases. A Marl dwarf counts debts as other people count sheep, to get to sleep, and forgives one on every birthday as a matter of health. They make good assessors and alarming grandmothers. Some came down [[the Wend]] to cast bronze in [[Tollhithe]] when the bell [[Patience]] was ordered, and Dunn is one of the names they left in Rope Lane.',
  ],
  [
    'reed-elves',
    'Reed Elves',
    'Slow-spoken elves of [[the Wend]] marshes, who weave everything they own and let it go in the autumn floods. They live long by never storing anything, grief included: each spring they sing the year out and forget what the song was about. [[Hithefolk]] find this either wise or rude. Reed elves plant the willow that becomes withies for [[the Slakes]], and accept in payment only things that can be eaten that day.',
  ],
  [
    'pocketkin',
    'Pocketkin',
    'Halflings who came ashore from a ship no register has ever listed and settled in the spaces between other houses. In Rope Lane a pocketkin family may live behind what looks like a drainpipe. They trade in small exact things, such as fish hooks, lock springs and gossip, and every pocketkin child is given a key at birth and told to find out what it opens. [[The Gleaners]] pay well for them and seldom know whose side they have bought.',
  ],
  [
    'widows-kin',
    "The Widows' Kin",
    "Not a people by blood but by adoption: [[the Widows' Bench]] takes in whoever the sea has left over, and those so taken call one another kin and marry elsewhere, as kin do. They wear one black ribbon for the family they had and one blue for the family they have. On the coast the kin count as a people at law, with a people's right to be told the truth, which [[the Reeve's Hall]] of [[Tollhithe]] has found inconvenient more than once.",
  ],
]);
