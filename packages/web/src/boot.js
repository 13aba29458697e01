// Runs in the head before the first paint: sets the language, the theme and the look of the header, so that none of them flashes, and keeps
// the button that is pressed before its part of the page has come alive.
;(function () {
  var root = document.documentElement
  var store = {}
  try {
    store = localStorage
  } catch {
    // Storage is forbidden: the page is shown as it was built.
  }
  var address = /^\/(en|ko|ja)(\/|$)/.exec(location.pathname)
  var kept = store.ocr_lang
  var language = address ? address[1] : ['zh-CN', 'en', 'ko', 'ja'].indexOf(kept) >= 0 ? kept : 'zh-CN'
  // The page was built in another language: it stays hidden until it is rendered in the reader's language, or until that has failed.
  if (language !== root.lang) {
    root.lang = language
    root.dataset.wait = ''
    setTimeout(function () {
      delete root.dataset.wait
    }, 5000)
  }
  var dark =
    store.ocr_theme === 'dark' || (store.ocr_theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  if (store.ocr_token) root.dataset.session = ''
  // The last one is pressed once more when its part says that it answers (`alive.tsx`). Not one that is being pressed at that moment: React has
  // brought the part to life for it. It stops every other press on its way, so that they are seen before it alone.
  var press = null
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('button')
      press = button && !button.closest('[data-alive]') ? { event: event, button: button } : press
    },
    true,
  )
  addEventListener('alive', function (event) {
    event.target.dataset.alive = ''
    if (!press || !event.target.contains(press.button)) return
    var kept = press
    press = null
    if (kept.event.eventPhase === Event.NONE) kept.button.click()
  })
})()
