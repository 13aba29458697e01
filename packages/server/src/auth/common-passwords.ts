/**
 * Words at the heart of the commonest passwords of published leaks, in Latin letters. A password is judged by its heart: case, digits
 * and signs around it and the usual letter substitutions do not make "P@ssw0rd2024!" another word, so that a few hundred hearts stand
 * for many thousands of passwords.
 */
const HEARTS = new Set(
  `abc abcd abcde abcdef access account admin administrator adobe alex alexander amanda america andrea andrew angel angela animal anthony
  apple april arsenal asdf asdfgh asdfghjkl ashley asshole august austin baby babygirl badboy bailey banana bandit barcelona baseball
  basketball batman beauty beer benjamin bigdaddy bitch blink blue bond boss boston brandon brandy buster butterfly california
  cameron carlos changeme charles charlie chelsea cheese chester chicago chicken china chocolate chris christian coffee company computer
  cookie cool corvette cowboy cowboys cricket crystal dakota dallas daniel david december default dennis destiny diamond dolphin donald
  dragon eagle eagles eminem enter family february fender ferrari finance fire fishing flower flowers football forever frank
  freedom friend friends fuck fuckme fuckyou gandalf garfield gateway george ginger girls golden golf google great guest guitar
  hammer hannah happy harley hello hellokitty helpme heather hockey home hotdog hottie hunter iceman iloveu iloveyou india internet jackson
  jaguar james january jasmine jason jasper jennifer jessica jesus johnny johnson jonathan jordan joseph joshua july june junior justin
  killer king kitty knight korea lakers lauren letmein liverpool login london lonely love lovely loveme loveyou lover maggie magic
  manager manchester march maria marina marine marlboro martin master matrix matthew maverick melissa mercedes merlin michael
  michelle mickey mike miller million minecraft mobile money monkey monster morgan mother mustang naruto nathan naughty nicholas nicole
  nintendo nirvana nothing november oliver october office online orange panther parker party pass passw passwd password passwort
  patrick peanut pepper phoenix player please pokemon police porsche prince princess private purple pussy qazwsx qazwsxedc qwer qwert
  qwerty qwertyu qwertyui qwertyuiop rabbit rachel raiders rainbow ranger red richard robert rocket ronaldo root rose russia samantha sammy
  samsung samurai sandra sarah scooter scorpio secret secure september server shadow silver single slayer slipknot smokey snoopy soccer
  sophie spider spiderman spring star stars starwars steelers stella steven summer sunday sunshine super superman superstar support
  sweet sweety taylor temp teste test tester testing testtest thomas thunder tiger tigger tinkerbell titanic toor toyota trinity trustno
  tweety unknown user username vanessa vegas victor victoria vincent viper volcom voyager warrior welcome whatever william william winner winston
  winter wizard woaini woaiwojia yamaha yankees yellow zaq zaqwsx zxcvb zxcvbn zxcvbnm sakura daisuki nihon tokyo takashi arigatou
  aishiteru doraemon pikachu sarang saranghae seoul hanguk korea beijing shanghai zhongguo wangyi qq asd qwe zxc qwaszx qazxsw tickmark`.split(
    /\s+/,
  ),
)

const ROWS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
  '1q2w3e4r5t6y7u8i',
]

/** Whether a password is among those that are guessed first. `own`: the user's name and address, which are guessed as well. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const words = own
    .flatMap((text) => [text, text.replace(/@.*/s, '')])
    .map((text) => text.normalize('NFKC').toLowerCase())
  return (
    isRepetition(plain) ||
    isRun(plain) ||
    words.includes(plain) ||
    HEARTS.has(heartOf(plain)) ||
    HEARTS.has(plainLetters(heartOf(plain)))
  )
}

/** What is left without the digits and signs at both ends. */
function heartOf(password: string): string {
  const heart = password.replace(/^[^a-z@$]+|[^a-z]+$/g, '')
  // "test1234test" and the like: once is enough to judge.
  return /^(.+?)\1+$/.exec(heart)?.[1] ?? heart
}

/** Signs that stand for letters. */
const LETTERS = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
])

const plainLetters = (text: string): string => text.replace(/[^a-z]/g, (sign) => LETTERS.get(sign) ?? sign)

/** "aaaaaaaa", "12121212", "abcabcabc", and eight or more digits of at most two kinds. */
function isRepetition(password: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/.test(password) || new Set(password).size <= 2
}

/** A stretch of the alphabet, the digits or a keyboard row, in either direction, said once or twice. */
function isRun(password: string): boolean {
  const once = /^(.+)\1$/.exec(password)?.[1] ?? password
  const backwards = [...once].toReversed().join('')
  return (
    ROWS.some((row) => row.includes(once) || row.includes(backwards) || (row + row).includes(once)) ||
    /^(19|20)\d{6}$/.test(password)
  )
}
