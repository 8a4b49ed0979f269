/**
 * Words that join others and ask: they are found, but count little. The lists of stemmers also take «жизнь», «человек» and
 * numerals, which readers mean.
 */
export const stopWords = new Set(
  (
    'а без бы был была были было быть в во вот все всё где да для до если есть еще же за зачем и из или им их к как какая какие ' +
    'какой какую ко когда кто ли можно мне мой моя на над надо не него нее нет ни них но ну нужен нужна нужно о об он она они ' +
    'оно от по под почему при про с свой своя свою сделать делать со так также там то тоже только у уже чего чем что чтобы это ' +
    'этот эту я a an and are for how in is it of on or the to what where why with'
  ).split(' '),
)
