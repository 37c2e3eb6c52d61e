#!/usr/bin/python3
# A bare WebKitGTK window for WebKitWebDriver: unlike the driver's own browser, it can be as narrow as a phone, keep a
# profile across restarts, block a site's storage, and run a script before those of every page and frame.
import argparse
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

arguments = argparse.ArgumentParser()
arguments.add_argument('--automation', action='store_true')
arguments.add_argument('--size', help='in pixels, such as 390x780')
arguments.add_argument('--script', help='a file')
arguments.add_argument('--profile', help='a folder; without it nothing is kept')
arguments.add_argument('--blocked', action='store_true', help='no site may store anything')
told = arguments.parse_args()

if told.profile:
    manager = WebKit2.WebsiteDataManager(
        base_data_directory=f'{told.profile}/data', base_cache_directory=f'{told.profile}/cache'
    )
else:
    manager = WebKit2.WebsiteDataManager.new_ephemeral()
# As in Safari, which keeps cross-site frames from storing anything after they are closed.
manager.set_itp_enabled(True)
policy = WebKit2.CookieAcceptPolicy
manager.get_cookie_manager().set_accept_policy(policy.NEVER if told.blocked else policy.NO_THIRD_PARTY)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)


def open_window():
    scripts = WebKit2.UserContentManager()
    with open(told.script) as script:
        everywhere = WebKit2.UserContentInjectedFrames.ALL_FRAMES
        first = WebKit2.UserScriptInjectionTime.START
        scripts.add_script(WebKit2.UserScript.new(script.read(), everywhere, first, None, None))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=scripts)
    settings = view.get_settings()
    settings.set_enable_media_stream(True)
    if told.blocked:
        # The cookie policy does not cover these.
        settings.set_enable_html5_local_storage(False)
        features = WebKit2.Settings.get_all_features()
        for feature in map(features.get, range(features.get_length())):
            if feature.get_identifier() in ('IndexedDBAPI', 'CacheAPI'):
                settings.set_feature_enabled(feature, False)
    view.connect('permission-request', lambda _, request: request.allow() or True)
    width, height = map(int, told.size.split('x'))
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    window.present()
    view.grab_focus()
    view.connect('close', lambda *_: window.destroy())
    return view


def on_session(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-window')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', lambda *_: open_window())


context.connect('automation-started', on_session)
Gtk.main()
