import type { Reading } from './lexicon-verbs.ts';

type Row = [pattern: RegExp, reading: Reading];

function reads(kind: Reading['kind'], skill: Reading['skill'] = null, tone: Reading['tone'] = 'plain'): Reading {
  return { kind, skill, tone };
}

const magic =
  'fire ?bolt|magic missile|eldritch blast|mage hand|sacred flame|ray of frost|fireball|thunderwave|burning hands|vicious mockery|guiding bolt|acid splash|detect magic|cure wounds|healing word|feather fall|misty step|minor illusion|prestidigitation|thaumaturgy|guidance|charm person|faerie fire|witch bolt|shocking grasp|invisibility|identify spell|dancing lights|speak with (?:animals|dead)';

/** Turns of phrase that outweigh their verb, tried in order on a clause in lower case. */
export const phrases: readonly Row[] = [
  [/\bkeeping (?:my|her|his|their) balance|\bbalanc(?:e|es|ing)\b/, reads('athletics', 'acrobatics')],
  [
    /\b(?:do|did|have|has|would|might) (?:i|we|\w+) (?:ever |already |perhaps )?(?:know|heard?|recogni[sz]e|remember|recall|seen?)\b.*\b(?:rune|runes|spell|magic|sigil|glyph|arcane)/,
    reads('lore', 'arcana'),
  ],
  [
    /\b(?:do|did|have|has|would|might) (?:i|we|\w+) (?:ever |already |perhaps )?(?:know|heard?|recogni[sz]e|remember|recall)\b.*\b(?:god|gods|temple|shrine|saint|holy|prayer)/,
    reads('lore', 'religion'),
  ],
  [
    /\b(?:do|did|have|has|would|might) (?:i|we|\w+) (?:ever |already |perhaps )?(?:know|heard?|recogni[sz]e|remember|recall|seen .* before)\b/,
    reads('lore', 'history'),
  ],
  [/\bwhat (?:do|does|would) \w+ know (?:of|about)\b.*\b(?:plant|plants|beast|animal|herb|tree|bird|weather)/, reads('lore', 'nature')],
  [/\bwhat (?:do|does|would) \w+ know (?:of|about)\b/, reads('lore', 'history')],
  [
    /\b(?:recall|remember|think back|know|recogni[sz]e|identify|recollect)\b.*\b(?:temple|god|gods|saint|shrine|prayer|holy|priest|rite)/,
    reads('lore', 'religion'),
  ],
  [
    /\b(?:recall|remember|think back|recogni[sz]e|identify|decipher|study)\b.*\b(?:rune|runes|spell|magic|sigil|arcane|glyph)/,
    reads('lore', 'arcana'),
  ],
  [/\b(?:recall|remember|think back|recogni[sz]e|identify)\b.*\b(?:plant|herb|beast|animal|mushroom|flower|bird)/, reads('lore', 'nature')],
  [
    /\bthink(?:s|ing)? back\b|\bold (?:stories|tales|songs) (?:about|of)\b|\brack(?:s|ing)? (?:my|her|his|their) (?:brain|memory)/,
    reads('lore', 'history'),
  ],
  [
    /\bis (?:he|she|it|\w+) (?:lying|telling the truth|hiding something)|\b(?:is|are|was|were) (?:lying|telling (?:me |us )?the truth|being honest|hiding something)|\bare they lying|\b(?:think|believe|trust|feel) .*(?:is|are) (?:lying|honest|telling)|\bread(?:s|ing)? (?:his|her|their|\w+'s) (?:face|expression|mood|body|eyes|intentions?)|\bsense (?:motive|if|whether)|\bsize(?:s)? (?:him|her|them|\w+) up|\bwatch(?:es)? (?:his|her|their) (?:face|eyes|reaction)/,
    reads('talk', 'insight'),
  ],
  [new RegExp(`\\b(?:${magic})\\b`), reads('cast', 'arcana')],
  [
    /\b(?:spell|cantrip|incantation|magic words|illusion|enchantment|glamou?r)s?\b|\b(?:my|her|his|their|a) familiar\b|\bweave(?:s)? (?:a|an|the|my)\b/,
    reads('cast', 'arcana'),
  ],
  [/\b(?:sneak(?:s|ing)?|creep(?:s|ing)?|tip-?toe(?:s|ing)?)\b/, reads('sneak', 'stealth')],
  [
    /\bwhat (?:is|'s) known\b|\bwould (?:i|we) know\b|\bring(?:s)? (?:a|any) bells?|\bfamiliar with\b|\bremind(?:s)? me of\b|\bany (?:old )?(?:stories|legends|tales|rumou?rs)\b|\b(?:history|legends?) of\b|\bheard of\b/,
    reads('lore', 'history'),
  ],
  [
    /\blet(?:s|ting)? (?:fly|loose)\b|\b(?:drive|drives|sink|sinks|bury|buries|plunge|plunges|ram|rams|put|puts|stick|sticks) (?:my|her|his|their|a|an|the) (?:\w+ )?(?:blade|sword|spear|knife|dagger|axe|arrow|bolt|lance|fist|claws?|hammer|mace) (?:in|into|through|between)|\bbring(?:s)? .* down on\b|\brun(?:s)? (?:him|her|them|it|the \w+|\w+) through\b|\bgo(?:es)? for (?:his|her|their|its) (?:throat|heart|eyes|legs?)|\bfinish(?:es)? (?:him|her|them|it|\w+) off|\bcut(?:s)? (?:him|her|them|it|\w+) down|\btake(?:s)? (?:a|another) (?:swing|shot|swipe|stab) at|\btak(?:e|es) (?:him|her|them|\w+) (?:down|out)\b|\bopen(?:s)? fire|\baim(?:s)? (?:my|her|his|their|a|for|at)\b|\bcross(?:es)? (?:swords|blades)|\btrade(?:s)? blows|\bgo(?:es)? (?:for|at) (?:him|her|them|it|the \w+|\w+) with\b|\blet(?:s)? (?:him|her|them) have it|\bhave at\b|\bland(?:s)? a blow/,
    reads('attack'),
  ],
  [
    /\b(?:bolt|ball|ray|blast|wall|cloud|cone) of (?:\w+ )?(?:lightning|fire|flame|frost|ice|cold|force|acid|thunder|light|magic)|\b(?:magic|magical|magically|arcane powers?|sorcery|wand)\b(?!.*\?)|\bcall(?:s)? (?:up)?on (?:my|her|his|their) (?:god|goddess|patron|power)/,
    reads('cast', 'arcana'),
  ],
  [
    /\bnot (?:to )?(?:be|get) (?:seen|noticed|heard|spotted|caught)|\b(?:unseen|unheard|unnoticed|stealthily)\b|\bstay(?:s)? hidden|\bblend(?:s)? in|\bhug(?:s)? the wall|\bkeep(?:s)? (?:my|her|his|their) head down|\blie(?:s)? low|\b(?:stealth|sneaky)\b/,
    reads('sneak', 'stealth'),
  ],
  [
    /\bhave (?:a word|words) with\b|\bstrike(?:s)? up (?:a |some )?conversation|\bmake(?:s)? (?:small talk|conversation)|\bwave(?:s)? (?:at|to) (?!.*(?:wand|staff))/,
    reads('talk', 'persuasion'),
  ],
  [
    /\bact(?:s)? (?:drunk|innocent|dumb|surprised|natural|afraid|scared|lost|casual|sick|hurt|mad|as if)|\bplay(?:s)? (?:dumb|dead|innocent|along|the fool)|\bput(?:s)? on (?:an act|a show|an accent|a voice)|\bclaim(?:s)? to be\b|\bfalse\b.*\b(?:papers?|trail)/,
    reads('trick', 'deception'),
  ],
  [
    /\bmake(?:s)? (?:a |some )?(?:loud )?noise|\bcause(?:s)? (?:a )?(?:scene|distraction|commotion)|\b(?:distraction|diversion)\b|\bput(?:s)? on a (?:performance|little show)/,
    reads('trick', 'performance'),
  ],
  [/\bslip(?:s)? (?:my|her|his|their) hand in/, reads('trick', 'sleight of hand')],
  [
    /\b(?:have|take|takes|has|get|gets) (?:a|another) (?:\w+ )?(?:look|peek|glance|view)\b|\bear to (?:the|a)\b|\bpay(?:s)? attention|\btake(?:s)? stock|\bkeep(?:s)? (?:my|her|his|their) (?:eyes|ears) (?:open|peeled|on)/,
    reads('search', 'perception'),
  ],
  [
    /\bturn(?:s)? over\b|\brun(?:s)? (?:my|her|his|their) (?:fingers?|hands?) (?:over|along|across)|\bcheck(?:s)? out\b|\blook(?:s)? (?:into|through|inside|underneath|under)\b/,
    reads('search', 'investigation'),
  ],
  [
    /\bcheck(?:s)? on (?:him|her|them|\w+)\b|\bbind(?:s)? (?:his|her|their|\w+'s) \w+|\bstop(?:s)? (?:the|his|her|their) bleeding/,
    reads('help', 'medicine'),
  ],
  [/\bhold(?:s)? the \w+ (?:for|while)\b|\bgive(?:s)? \w+ (?:a )?(?:cover|boost|support)/, reads('help')],
  [
    /\bclose(?:s)? (?:my|her|his|their) eyes for\b|\bcall(?:s)? it a (?:night|day)|\bturn(?:s)? in for\b|\bget(?:s)? some (?:sleep|rest|shut-?eye)|\bspend(?:s)? the night|\bput(?:s)? (?:my|our|her|his|their) feet up|\btak(?:e|es) (?:five|it easy)|\bpatch(?:es)? (?:ourselves|myself|themselves) up/,
    reads('rest'),
  ],
  [
    /\bpull(?:s)? (?:my|her|him|them)self|\bhold(?:s)? (?:the |it )?\w* ?(?:shut|closed|open)\b|\bthrow(?:s)? (?:my|her|him|them)sel(?:f|ves) (?:at|against|over|across)|\bhang(?:s)? on(?:to)?\b/,
    reads('athletics', 'athletics'),
  ],
  [
    /\b(?:put|hold|throw|bring|lift)(?:s)? up (?:my|her|his|their) (?:shield|guard|arms)|\b(?:step|stand|move|jump|leap|place|throw|put)(?:s)? (?:\w+ )?(?:in front of|between)\b|\bkeep(?:s)? (?:my|her|his|their) (?:shield|guard)|\bget(?:s)? (?:in )?behind (?:the|a|some|my)\b|\bhold(?:s)? (?:my|her|his|their|our) ground|\b(?:hold|keep|fend)(?:s)? (?:him|her|them|\w+) (?:off|back|away)\b|\b(?:my|our) backs? to\b|\bready (?:my|her|him|them)self|\bwatch(?:es)? (?:my|our|his|her|their|\w+'s) back/,
    reads('defend'),
  ],
  [
    /\bturn(?:s)? tail|\bleg(?:s)? it|\bhightail|\bclear(?:s)? out|\btake(?:s)? to (?:my|our|her|his|their) heels|\bsave(?:s)? (?:my|our|her|his) (?:skin|self)|\bturn and (?:run|bolt|flee)/,
    reads('flee'),
  ],
  [
    /\bhang(?:s)? back|^nothing\b|\blet(?:s)? \w+(?: \w+)? go (?:first|ahead)|\bend(?:s)? (?:of )?(?:my |her |his )?turn|\bno action|\bi(?:'m| am) (?:done|good|fine)\b|\bkeep(?:s)? (?:still|quiet|silent)|\bnot (?:a thing|move|moving)\b/,
    reads('wait'),
  ],
  [
    /^(?:and )?(?:off|back|on|up|down)? ?to (?:the )?\w+$|\boff to\b|\btime to (?:go|leave|move)|\bslip(?:s)? (?:through|out|inside|in) ?|\b(?:duck|squeeze|push|step|file|burst|barge)(?:s|es)? (?:into|through|inside|out)\b|\b(?:carry|keep|press) (?:on|going|walking|moving)|\bmake(?:s)? for\b|\bhit(?:s)? the road|\bwalk(?:s)? (?:away|off|over|up)|\bgo(?:es)? (?:with|after)|\bhead(?:s)? (?:out|off|over|back)/,
    reads('travel'),
  ],
  [
    /\b(?:move|moves|walk|walks|go|goes|slip|slips|follow|follows|step|steps|stay|stays|keep|keeps|get|gets)\b.*\b(?:quietly|silently|unseen|unnoticed|stealthily|without (?:a|making a|any) (?:sound|noise)|out of sight|on (?:the )?tip-?toe)|\b(?:into|in|to|through) the (?:shadows|dark)\b|\bout of sight\b|\b(?:stay|keep|stays|keeps) (?:low|hidden)\b/,
    reads('sneak', 'stealth'),
  ],
  [/\bpick(?:s|ing)? (?:the |his |her |their |\w+'s |\w+ \w+'s )*(?:pocket|purse|pouch)/, reads('trick', 'sleight of hand')],
  [
    /\b(?:steal|swipe|lift|snatch|slip)s? .*\b(?:from (?:him|her|them|\w+'s)|keys?|purse|off (?:his|her|their) belt)\b/,
    reads('trick', 'sleight of hand'),
  ],
  [/\b(?:distract|draw|attract)s? .*\battention\b|\bdistract/, reads('trick', 'performance')],
  [/\b(?:sing|play|perform|dance|juggle)s? (?:a|an|my|her|his|their|the|for|on)\b/, reads('trick', 'performance')],
  [
    /\btell(?:s)? (?:a|some) (?:lie|lies|tall tale)|\bmake(?:s)? up (?:a|some) story|\bact(?:s)? like\b|\bpass(?:es)? (?:myself|herself|himself|themself) off|\bfalse (?:name|story)/,
    reads('trick', 'deception'),
  ],
  [
    /\b(?:calm|soothe|tame|pet|ride|feed|befriend)s? (?:the |a |my |that |this )?(?:\w+ )?(?:horse|dog|mule|wolf|cat|goat|beast|animal|bird|hound|ox|pony|heron|crow)s?\b/,
    reads('talk', 'animal handling'),
  ],
  [
    /\b(?:pick|picking|picks) (?:the |this |that |its |a )?(?:\w+ )?(?:lock|padlock)|\b(?:try|work|tackle|fiddle)(?:s)? (?:at |on |with )?the lock\b|\bhairpin\b|\block ?picks?\b|\bthieves'? tools\b|\b(?:disarm|disable)s? (?:the |a |this )?\w*/,
    reads('use', 'sleight of hand'),
  ],
  [
    /\bkeep(?:s|ing)? (?:a )?(?:watch|lookout|an eye)|\blook(?:s|ing)? (?:for|out for) (?:foot|track|print|spoor)|\bkeep(?:s)? my eyes/,
    reads('search', 'perception'),
  ],
  [
    /\bfollow(?:s|ing)? (?:the |his |her |their |those |these )?(?:\w+ )?(?:tracks?|trail|footprints?|prints|spoor)|\b(?:foot)?prints\b|\btracks\b|\bpick(?:s)? up (?:the|his|her|their|a) (?:trail|scent)\b|\b(?:his|her|their|the) trail\b/,
    reads('search', 'survival'),
  ],
  [
    /\b(?:look|check|search|feel|hunt)(?:s|ing)? (?:\w+ )?(?:for|around for) (?:traps?|secret|hidden|clues?|a way|anything)/,
    reads('search', 'investigation'),
  ],
  [/\bgo(?:es)? through (?:his|her|their|the) (?:pockets|things|papers|drawers|desk)/, reads('search', 'investigation')],
  [
    /\b(?:kick|break|bash|smash|knock|batter|shoulder|force|pry|prise|wrench|ram)(?:s|es|ing)? .*\b(?:open|down|apart|through)\b|\b(?:kick|break|bash|smash|batter|shoulder)(?:s|es|ing)? .*\bin$|\b(?:break|smash|bash|wreck)(?:s|es|ing)? (?:the|a|this|that|open|through)\b/,
    reads('athletics', 'athletics'),
  ],
  [/\b(?:hold|holds|holding) (?:him|her|them|\w+) down|\bput my back into\b|\bmuscle (?:past|through)/, reads('athletics', 'athletics')],
  [
    /\b(?:stitch|dress|bind|clean|treat|tend|bandage)(?:s|es)?(?: \w+)? .*\b(?:wounds?|wounded|injur\w+|cuts?|burns?)\b|\bfirst aid\b|\bcheck(?:s)? (?:his|her|their|\w+'s) pulse/,
    reads('help', 'medicine'),
  ],
  [/\b(?:give|lend|lends|gives) \w+ (?:a (?:hand|leg up|boost)|my hand)\b|\bback(?:s)? \w+ up\b|\bkeep(?:s)? \w+ steady\b/, reads('help')],
  [
    /\b(?:take|takes|taking|find|finds|dive for|dives for|duck|ducks) (?:behind |some )?cover\b|\bshields? up\b|\b(?:raise|raises|lift|lifts) (?:my|her|his|their) (?:shield|guard)|\bdefensive\b|\bstand(?:s)? (?:guard|between|in front|over)\b|\bput(?:s)? myself between|\bbrace(?:s)? (?:my|her|him|them)self|\bhold(?:s)? the line\b/,
    reads('defend'),
  ],
  [/\bduck(?:s|ing)? (?:behind|under|down)\b/, reads('defend')],
  [
    /\b(?:run|runs|running) (?:for (?:it|my life|cover)|away|off)|\bget(?:s)? (?:out of here|away|the hell out|out)\b|\bfall(?:s)? back\b|\bmake(?:s)? a (?:run|break) for|\bbeat(?:s)? a retreat|\bpull(?:s)? back\b|\bback(?:s)? (?:away|off|out)\b/,
    reads('flee'),
  ],
  [
    /\b(?:short|long) rest\b|\b(?:need|want|could use|deserve)s? (?:a |some |to )?(?:\w+ )?(?:rest|sleep|break|breather|nap)\b|\b(?:take|takes|have|has) a (?:rest|break|breather|nap|moment to rest)|\b(?:make|set up|sets up|pitch) (?:a )?camp\b|\bcatch(?:es)? (?:my|her|his|their|our) breath|\blie(?:s)? down\b|\bsit(?:s)? down\b|\bbed down\b|\bsettle(?:s)? (?:down|in) for\b/,
    reads('rest'),
  ],
  [
    /\bdo(?:es)? nothing\b|\bstay(?:s)? (?:put|here|still|where|back|with|close)|\bhold(?:s)? (?:my|her|his|their|still|position|on|my breath)|\bstand(?:s)? (?:still|by|back|there)|\bbide (?:my|our) time|\bskip (?:my|this) turn|\bnothing (?:for now|this turn)|\blet the others\b|\bsee what happens|\bwait(?:s|ing)?\b(?! for me to)/,
    reads('wait'),
  ],
  [
    /\bpick(?:s|ing)? (?:it |them |that |this |the [\w ]+ |\w+ )?up\b|\bhelp(?:s)? myself to\b|\bput(?:s)? .* in (?:my|her|his|their) (?:bag|pack|pocket|pouch|satchel)/,
    reads('take'),
  ],
  [
    /\btake(?:s)? (?:the |that |this )?(?:footpath|path|stairs?|road|door|passage|tunnel|way|left|right|exit|bridge|ladder|trail|steps|corridor|gate|north|south|east|west|first|next)\b/,
    reads('travel'),
  ],
  [
    /^(?:onward|onwards|forward|north|south|east|west|upstairs|downstairs|inside|outside|upstream|downstream)s?\b|\bmov(?:e|es|ing) on\b|\b(?:lead|leads|show) the way\b|\bset(?:s)? (?:out|off)\b|\bmake(?:s)? (?:my|our|her|his|their) way\b|\bpass(?:es)? through\b|\b(?:run|runs|sneak|jog|dash|dashes|race|races) (?:to|toward|towards|into|inside|back|down|up|through|over)\b/,
    reads('travel'),
  ],
  [
    /\b(?:speak|talk)s? up\b|\bgood (?:morning|evening|day|afternoon)\b|^(?:hello|hi|hey|greetings|well met|hail|thanks|thank you|yes|no|aye|please|sorry)\b/,
    reads('talk', 'persuasion'),
  ],
  [/\bwin(?:s)? (?:him|her|them|\w+) over\b|\bmake(?:s)? friends|\bsweet-?talk/, reads('talk', 'persuasion', 'charm')],
  [
    /\bor else\b|\byou(?:'ll| will) regret|\b(?:he|she|they) will regret|\bat (?:sword|knife|dagger) ?point|\bby the (?:throat|collar)/,
    reads('talk', 'intimidation', 'threat'),
  ],
  [/\bon guard\b|\bready (?:my|her|his|their) (?:shield|guard)/, reads('defend')],
];
