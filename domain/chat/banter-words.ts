/** Words that react, agree or joke, and ask the story for nothing. */
export const banterWords = new Set(
  `ok okay okey okie okidoki k kk kay okej alright alrighty aight sure yep yup yeah yea yah ya yee nope nah nop righto roger gotcha
  cool nice neat sweet great awesome amazing brilliant perfect excellent fantastic wonderful lovely fun funny hilarious epic sick dope
  wild crazy insane classic legend legendary impressive beautiful terrible horrible rip oof ouch yikes dang damn darn crap geez jeez
  gosh wow whoa woah omg omfg wtf wth ffs idk idc imo imho tbh ikr fr ngl smh gg ggwp wp gj gl hf glhf ty tysm thx tnx thanks thankyou
  cheers np yw brb afk bbl bbs bio gn cya ttyl lolz xd rofl hm hmm mhm mm mmm uh uhh uhm um umm er erm ah aha ahh oh ooh oooh eh
  meh pff pfft phew ugh argh aargh aw aww awww eek yay yey yeet woo woohoo woot hooray hurray huzzah bravo congrats congratulations
  dunno same ditto facts exactly indeed agreed touché touche mood relatable sorry oops whoops woops soz nvm nevermind whatever maybe
  perhaps heh hah tada welp duh bruh bro lag lagging sus based cringe pog poggers kek interesting noted noo yess crit fair`.split(/\s+/),
);

/** Words that say nothing alone, and may stand beside banter. */
export const fillerWords = new Set(
  `so really very pretty too just that that's thats this it it's its was is how what a an the one ever all everyone everybody guys
  folks man dude mate buddy friend friends team and but well again then now totally absolutely super quite bit like anyway anyways
  guess suppose think believe me my right good bad no not yes aye true much lots lot roll rolls dice hey hi hello for min mins minute
  minutes sec secs second seconds`.split(/\s+/),
);

/** Whole phrases of the same kind, longest first. */
export const banterPhrases = `no idea
not sure
i am not sure
i'm not sure
im not sure
i do not know
i don't know
i dont know
don't know
dont know
no clue
beats me
who knows
my bad
my mistake
my god
no worries
no problem
no way
no kidding
no comment
you're welcome
your welcome
thank you
many thanks
be right back
right back
i'm back
im back
back again
makes sense
that makes sense
sounds good
sounds great
sounds fun
sounds like a plan
looks good
works for me
fine by me
fine with me
good for me
good call
good point
good one
good idea
good plan
good job
good game
good luck
good stuff
good roll
nice one
well done
well played
fair enough
fair point
got it
got ya
copy that
roger that
all good
it's fine
its fine
never mind
oh no
oh well
oh dear
oh man
oh boy
oh my
oh my god
oh my gosh
oh god
holy moly
holy cow
holy crap
holy shit
what the hell
what the heck
wait what
say what
me too
me neither
you too
love it
loved it
love that
love this
i love it
i love that
i love this
can't wait
cant wait
let me think
thinking
i guess
i guess so
i suppose
i suppose so
i think so
i hope so
if you say so
up to you
bad luck
tough luck
too bad
not bad
not again
of course
why not
fingers crossed
here we go
there we go
there you go
nat 20
nat 1
natural 20
natural 1
plus one
hold on
hang on
one sec
one second
one moment
one minute
just a sec
just a second
just a moment
just a minute
a sec
a moment
a minute
give me a sec
give me a second
give me a minute
gimme a sec
bathroom break
bio break
quick break
that's me
took long enough
mic check
can you hear me
see you next week
hi all
hi guys
hi folks
hi team
hey all
hey guys
hey folks
hey team
hello all
hello guys
hello folks
hello team
back in
see you next time
good night all
good night everyone`
  .split('\n')
  .map((phrase) => phrase.split(' '))
  .toSorted((one, other) => other.length - one.length);
